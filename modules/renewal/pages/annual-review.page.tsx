import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { ANNUAL_COMPLETE, ANNUAL_PHOTOS, ANNUAL_SHIPPING } from '../domain/annual/annual-steps.ts';
import { AnnualClosed } from '../ui/annual/annual-closed.tsx';
import { AnnualAnswers, AnnualPrices } from '../ui/annual/annual-summary.tsx';
import { NothingShips } from '../ui/nothing-ships.tsx';
import { SendRenewal } from '../ui/send-renewal.tsx';
import { AnnualReviewPageDocument } from './annual-review.generated.ts';

export const data = pageData(AnnualReviewPageDocument, () => ({}));

/** Last step: every answer, the plan and its price, a fresh agreement. It sends the check-in. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { annualCheckIn: annual } = signedIn(currentUser);
  const link = useLink();
  if (annual.status !== 'in_progress' || !renewalIntake) return <AnnualClosed annual={annual} />;
  const { supply, unfinished, photoViews } = annual;
  const photos = annual.steps.find(({ step }) => step === 'photos');
  return (
    <FlowLayout
      exitPath="/dashboard"
      width="regular"
      back={<a href={link(photoViews.length > 0 ? ANNUAL_PHOTOS : ANNUAL_SHIPPING)}>Back</a>}
    >
      <Stack gap={8}>
        <PageHeading
          kicker="Yearly check-in"
          title="Check and send"
          lead="Check your answers. Nothing is charged today, and nothing changes until a clinician has decided."
        />
        {unfinished.length > 0 ? (
          <Notice tone="caution" live={false} title="Something is missing">
            <ul>
              {unfinished.map(({ title, href }) => (
                <li key={href}>
                  <a href={link(href)}>{title}</a>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <AnnualAnswers parts={annual.answers} address={annual.address ?? null} />
        {photos ? (
          <p>
            Photos:{' '}
            {photos.status === 'done'
              ? 'all are here'
              : photos.status === 'in_progress'
                ? 'some are here'
                : 'none'}
            .{' '}
            <a href={link(photos.href)}>
              Change<span className="visually-hidden">: photos</span>
            </a>
          </p>
        ) : null}
        {supply.length > 0 ? <AnnualPrices supply={supply} /> : <NothingShips />}
        {supply.length > 0 ? (
          <p>
            <a href={link(ANNUAL_SHIPPING)}>Change how much ships at a time</a>
          </p>
        ) : null}
        {unfinished.length === 0 ? (
          <SendRenewal
            {...renewalIntake}
            consentText={annual.consentText}
            first={null}
            donePath={ANNUAL_COMPLETE}
          />
        ) : null}
      </Stack>
    </FlowLayout>
  );
};
