import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { NextLinks } from '#client/layout/next-links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { signedIn } from '#modules/account/ui.ts';
import { AnnualClosed } from '../ui/annual/annual-closed.tsx';
import { GetHelp } from '../ui/get-help.tsx';
import { AnnualCompletePageDocument } from './annual-complete.generated.ts';

export const data = pageData(AnnualCompletePageDocument, () => ({}));

/** Sent: who reads it and by when, what happens to the next refill, and where to get help sooner. */
export const Page = () => {
  const { annualCheckIn: annual } = signedIn(usePageData(data).currentUser);
  const link = useLink();
  if (annual.status !== 'submitted') return <AnnualClosed annual={annual} />;
  const planned = annual.isOnHold
    ? []
    : annual.supply.filter(({ nextBillingDate }) => nextBillingDate !== null);
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading
          kicker="Yearly check-in"
          title="Sent to your clinician"
          lead={`A clinician reads it and replies ${brand.replyTime}. We will let you know when there is an answer. There is nothing more to do now.`}
        />
        <Card as="section" tone="tinted" aria-labelledby="next">
          <Stack gap={3}>
            <h2 id="next">Your next refill</h2>
            <p>{annual.refills}</p>
            {planned.map(({ subscriptionId, names, nextBillingDate, amount }) =>
              nextBillingDate ? (
                <p key={subscriptionId}>
                  {names.join(' and ')}: {formatMoney(amount)} on {formatDate(nextBillingDate)}.
                </p>
              ) : null,
            )}
          </Stack>
        </Card>
        <p>
          When the clinician decides that you can continue, your prescriptions are renewed for a year, and
          your refills continue automatically.
          {annual.photoViews.length > 0 ? ' New photos help them compare. ' : ''}
          {annual.photoViews.length > 0 ? <a href={link('/consultation/photo-upload')}>Add photos</a> : null}
        </p>
        <GetHelp />
        <NextLinks />
      </Stack>
    </FlowLayout>
  );
};
