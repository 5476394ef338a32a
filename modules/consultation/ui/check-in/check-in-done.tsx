import { lazy, Suspense, useState } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { NextLinks } from '#client/layout/next-links.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Reasons } from '#modules/eligibility/ui.ts';
import type { CheckInPartFragment } from './check-in-part.generated.ts';
import { OfferPhotos } from './offer-photos.tsx';
import type { TrendContentFragment } from './trend-content.generated.ts';
import { Trends } from './trend-plot.tsx';

type Outcome = NonNullable<CheckInPartFragment['outcome']>;

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format([...names]);

interface Words {
  readonly title: string;
  readonly lead: string;
}

const wordsFor = ({ result, onHold, goesOn }: Outcome): Words => {
  if (result === 'normal')
    return {
      title: 'Thank you. All is well',
      lead:
        onHold.length > 0
          ? `No clinician review is needed. ${listed(onHold)} is still on hold for another reason.`
          : goesOn.length > 0
            ? `No clinician review is needed. Your refills will continue as planned: ${listed(goesOn)}.`
            : 'No clinician review is needed.',
    };
  const first =
    onHold.length > 0
      ? `Until then ${listed(onHold)} is on hold: it will not be sent or charged.`
      : 'Your refills will continue as planned until then.';
  return {
    title: 'A clinician will look at your answers',
    lead: `You will hear from us under Messages within 48 hours. ${first}`,
  };
};

// Loaded when the patient takes photos.
const CheckInPhotos = lazy(async () => ({
  default: (await import('./check-in-photos.tsx')).CheckInPhotos,
}));

/** After a check-in: the result for the treatment, the reasons, photos where it accepts them, and trends. */
export const CheckInDone = ({
  checkIn,
  outcome,
  trends,
}: {
  readonly checkIn: CheckInPartFragment;
  readonly outcome: Outcome;
  readonly trends: readonly TrendContentFragment[];
}) => {
  const [takesPhotos, setTakesPhotos] = useState(false);
  const { title, lead } = wordsFor(outcome);
  const { photoViews, photos } = checkIn;
  if (takesPhotos)
    return (
      <Suspense>
        <CheckInPhotos checkIn={checkIn} onDone={() => setTakesPhotos(false)} />
      </Suspense>
    );
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard" width="regular">
      <Stack gap={10}>
        <Stack gap={6}>
          <PageHeading title={title} lead={lead} />
          {outcome.result === 'flagged' && outcome.findings.length > 0 ? (
            <Reasons reasons={[...new Set(outcome.findings.map(({ reason }) => reason))]} />
          ) : null}
        </Stack>
        {photoViews.length > 0 ? (
          <OfferPhotos done={photos.length} views={photoViews.length} onBegin={() => setTakesPhotos(true)} />
        ) : null}
        <Trends trends={trends} />
        <NextLinks />
      </Stack>
    </FlowLayout>
  );
};
