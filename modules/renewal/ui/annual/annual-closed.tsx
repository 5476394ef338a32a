import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { AnnualActions } from './annual-actions.tsx';
import type { AnnualContentFragment } from './annual-content.generated.ts';

/** A later page when there is nothing to do on it: not begun, sent, refused, part of a renewal, moved away, or none. */
export const AnnualClosed = ({ annual }: { readonly annual: AnnualContentFragment }) => (
  <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
    <Stack gap={8}>
      <PageHeading kicker="Yearly check-in" title={annual.title} lead={annual.detail} />
      {annual.status === 'none' ? null : <p>{annual.refills}</p>}
      <AnnualActions annual={annual} />
    </Stack>
  </FlowLayout>
);
