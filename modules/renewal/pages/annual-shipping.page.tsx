import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { ANNUAL_PATH, ANNUAL_PHOTOS, ANNUAL_REVIEW } from '../domain/annual/annual-steps.ts';
import { AnnualClosed } from '../ui/annual/annual-closed.tsx';
import { ChooseSupply } from '../ui/annual/choose-supply.tsx';
import { ConfirmAddress } from '../ui/annual/confirm-address.tsx';
import { AnnualShippingPageDocument } from './annual-shipping.generated.ts';

export const data = pageData(AnnualShippingPageDocument, () => ({}));

/** Second step: the address, and how much comes at a time. */
export const Page = () => {
  const { annualCheckIn: annual } = signedIn(usePageData(data).currentUser);
  const link = useLink();
  const [tried, setTried] = useState(false);
  if (annual.status !== 'in_progress') return <AnnualClosed annual={annual} />;
  const missing = [
    ...(annual.address?.isConfirmed ? [] : ['confirm your address']),
    ...(annual.supply.every(({ isChosen }) => isChosen) ? [] : ['choose how much ships at a time']),
  ];
  const goOn = () => {
    setTried(true);
    if (missing.length === 0) void goTo(annual.photoViews.length > 0 ? ANNUAL_PHOTOS : ANNUAL_REVIEW);
  };
  return (
    <FlowLayout
      exitPath="/dashboard"
      width="regular"
      back={<a href={link(ANNUAL_PATH)}>Back to your answers</a>}
    >
      <Stack gap={8}>
        <PageHeading
          kicker="Yearly check-in"
          title="Your address and your supply"
          lead="Step 2: where packages go, and how much ships at a time. Nothing is charged today."
        />
        <ConfirmAddress address={annual.address ?? null} />
        {annual.supply.length > 0 ? (
          annual.supply.map((supply) => <ChooseSupply key={supply.subscriptionId} supply={supply} />)
        ) : (
          <p>No prescription ships to you regularly, so there is no size to choose.</p>
        )}
        {annual.others.length > 0 ? (
          <p>
            Continues as it is: {annual.others.join('; ')}.{' '}
            <a href={link('/auto-refill/preferences')}>Change your refills</a>
          </p>
        ) : null}
        {tried && missing.length > 0 ? (
          <Notice tone="caution">Please {missing.join(' and ')} first.</Notice>
        ) : null}
        <div>
          <Button size="large" full="phone" onClick={goOn}>
            Continue
          </Button>
        </div>
      </Stack>
    </FlowLayout>
  );
};
