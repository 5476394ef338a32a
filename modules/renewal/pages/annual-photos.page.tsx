import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { track, useShown } from '#modules/analytics/ui.ts';
import { ANNUAL_REVIEW, ANNUAL_SHIPPING } from '../domain/annual/annual-steps.ts';
import { photoViewNames } from '../domain/renewal-steps.ts';
import { AnnualClosed } from '../ui/annual/annual-closed.tsx';
import { AnnualView } from '../ui/annual/annual-view.tsx';
import list from '../ui/photo-list.module.css';
import { renewalStepEvent } from '../ui/renewal-step-event.ts';
import { AnnualPhotosPageDocument, type AnnualPhotosPageQuery } from './annual-photos.generated.ts';
import { FinishRenewalPhotosDocument } from './finish-renewal-photos.generated.ts';
import { RemoveRenewalPhotoDocument } from './remove-renewal-photo.generated.ts';

export const data = pageData(AnnualPhotosPageDocument, () => ({}));

type User = NonNullable<AnnualPhotosPageQuery['currentUser']>;

const NoPhotos = () => {
  const link = useLink();
  return (
    <FlowLayout exitPath="/dashboard">
      <Stack gap={8}>
        <PageHeading
          kicker="Yearly check-in"
          title="No photos are needed"
          lead="Your treatment does not need photos, so this step is done."
        />
        <div>
          <LinkButton full="phone" href={link(ANNUAL_REVIEW)}>
            Continue
          </LinkButton>
        </div>
      </Stack>
    </FlowLayout>
  );
};

const Views = ({ annualCheckIn: { photoViews }, renewalPhotos: { photos, last } }: User) => {
  const link = useLink();
  const finish = useMutation(FinishRenewalPhotosDocument);
  const removing = useMutation(RemoveRenewalPhotoDocument);
  const [open, setOpen] = useState<string | null>(null);
  const here = renewalStepEvent('photos');
  useShown('renewal step viewed', here);
  const done = photoViews.filter((view) => photos.some((photo) => photo.view === view)).length;
  const remove = async (photoId: string) => {
    await removing.run({ photoId });
    await refreshPage();
  };
  const goOn = async () => {
    const finished = await finish.run({});
    if (!finished?.ok) return;
    track('renewal step completed', here);
    await goTo(ANNUAL_REVIEW);
  };
  return (
    <FlowLayout
      exitPath="/dashboard"
      width="regular"
      progress={{ value: done, max: photoViews.length, label: `${done} of ${photoViews.length} photos` }}
      back={<a href={link(ANNUAL_SHIPPING)}>Back to your address</a>}
    >
      <Stack gap={8}>
        <PageHeading
          kicker="Yearly check-in"
          title="New photos to compare with last year’s"
          lead="Step 3: the same views as last time, so that your clinician can compare. Photos are optional, and nobody sees them until you send your check-in."
        />
        <ul className={list.views}>
          {photoViews.map((view, index) => (
            <AnnualView
              key={view}
              view={view}
              name={photoViewNames[view] ?? view}
              photo={photos.find((photo) => photo.view === view)}
              before={last.find((photo) => photo.view === view)}
              isOpen={open === view}
              isLast={index === photoViews.length - 1}
              removing={removing.pending}
              onToggle={() => setOpen(open === view ? null : view)}
              onRemove={(photoId) => void remove(photoId)}
              onNext={() => setOpen(photoViews[index + 1] ?? null)}
            />
          ))}
        </ul>
        {finish.failure ? <Notice tone="danger">{finish.failure.message}</Notice> : null}
        {removing.failure ? <Notice tone="danger">{removing.failure.message}</Notice> : null}
        <div>
          <SendButton sending={finish} pendingLabel="Saving" onSend={goOn}>
            {done === 0
              ? 'Continue without photos'
              : done < photoViews.length
                ? `Continue with ${done} of ${photoViews.length}`
                : 'Continue'}
          </SendButton>
        </div>
      </Stack>
    </FlowLayout>
  );
};

/** Third step: five views, each beside last year's photo. */
export const Page = () => {
  const user = signedIn(usePageData(data).currentUser);
  if (user.annualCheckIn.status !== 'in_progress') return <AnnualClosed annual={user.annualCheckIn} />;
  return user.annualCheckIn.photoViews.length === 0 ? <NoPhotos /> : <Views {...user} />;
};
