import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatDate } from '#kernel/dates.ts';
import { AdvanceDemoClockDocument } from './advance-clock.generated.ts';
import { DemoClockPageDocument } from './clock.generated.ts';

export const data = pageData(DemoClockPageDocument, () => ({}));

const strides = [1, 7, 30, 90];

export const Page = () => {
  const { demoClock } = usePageData(data);
  const advance = useMutation(AdvanceDemoClockDocument);
  const [days, setDays] = useState('75');

  const go = async (count: number) => {
    const moved = await advance.run({ days: count });
    if (moved?.ok) await refreshPage();
  };

  return (
    <AdminLayout links={adminLinks} current="/desk/clock" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Demo clock"
          lead="Move the clock forward to see refills, reminders and expiries happen. Every day is lived through; the clock never goes back."
        />
        {demoClock ? (
          <p role="status">
            It is now <strong>{formatDate(demoClock.now)}</strong>.
          </p>
        ) : (
          <Notice tone="info" title="This is not a demo">
            The clock of a real pharmacy cannot be moved.
          </Notice>
        )}
        {demoClock && (
          <p>
            For those who build pages: <a href="/desk/design">the design system</a>.
          </p>
        )}
        {demoClock && (
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              void go(Number(days));
            }}
          >
            <Stack gap={4}>
              <Cluster gap={2}>
                {strides.map((stride) => (
                  <Button
                    key={stride}
                    variant="secondary"
                    pending={advance.pending}
                    onClick={() => void go(stride)}
                  >
                    {stride === 1 ? '1 day' : `${stride} days`}
                  </Button>
                ))}
              </Cluster>
              <TextField
                name="days"
                label="Days to move forward"
                inputMode="numeric"
                value={days}
                onChange={setDays}
                error={advance.problem('days')}
              />
              <Button type="submit" pending={advance.pending} pendingLabel="Living through these days">
                Move the clock
              </Button>
              {advance.failure && <Notice tone="danger">{advance.failure.message}</Notice>}
            </Stack>
          </form>
        )}
      </Stack>
    </AdminLayout>
  );
};
