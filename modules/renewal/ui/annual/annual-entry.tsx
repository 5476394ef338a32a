import { AppLayout } from '#client/layout/app-layout.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { ANNUAL_PATH } from '../../domain/annual/annual-steps.ts';
import { AnnualActions } from './annual-actions.tsx';
import type { AnnualContentFragment } from './annual-content.generated.ts';
import styles from './annual-entry.module.css';

const Why = ({ dueBy }: Pick<AnnualContentFragment, 'dueBy'>) => (
  <section className={styles.why} aria-labelledby="why">
    <h2 id="why">Why we ask</h2>
    <dl>
      <div>
        <dt>Why once a year</dt>
        <dd>
          Your health can change, and your clinician needs to know how you are doing now. A prescription ends
          after a year, or when its refills are used up.
        </dd>
      </div>
      <div>
        <dt>What to expect</dt>
        <dd>
          About ten minutes: what has changed, side effects, how satisfied you are, and a blood pressure
          reading where your treatment needs one. Photos are optional.
        </dd>
      </div>
      <div>
        <dt>What happens if I do not send it</dt>
        <dd>
          {dueBy ? `Starting ${formatDate(dueBy)}, your refills pause` : 'Your refills pause'}, and nothing is
          charged until you have sent it and a clinician decides.
        </dd>
      </div>
    </dl>
  </section>
);

/** The yearly check-in when no questions are open: why it is asked, what happens without it, and each state of its own. */
export const AnnualEntry = ({ annual }: { readonly annual: AnnualContentFragment }) => {
  const { status, title, detail, refills, treatments, dueBy } = annual;
  return (
    <AppLayout current={ANNUAL_PATH}>
      <Stack gap={10}>
        <Stack gap={6}>
          <PageHeading kicker="Yearly check-in" title={title} lead={detail} />
          <AnnualActions annual={annual} />
        </Stack>
        {status === 'none' ? null : (
          <Card as="section" tone="tinted" aria-labelledby="refills">
            <Stack gap={3}>
              <h2 id="refills">Your refills</h2>
              <p>{refills}</p>
              {treatments.length > 0 ? (
                <p>It covers {treatments.map(({ name }) => name).join(', ')}.</p>
              ) : null}
            </Stack>
          </Card>
        )}
        {status === 'open' || status === 'not_due' ? <Why dueBy={dueBy} /> : null}
      </Stack>
    </AppLayout>
  );
};
