import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FinishPhotosDocument } from '../../pages/finish-photos.generated.ts';
import { RemovePhotoDocument } from '../../pages/remove-photo.generated.ts';
import { PhotoStep } from '../photos/photo-step.tsx';
import { ViewDots } from '../photos/view-dots.tsx';
import { guidesFor, nextOpenView, type Photo, slotOf } from '../photos/views.ts';
import { type Baseline, BaselinePhoto } from './baseline-photo.tsx';

export interface DosePhotosProps {
  readonly views: readonly string[];
  readonly photos: readonly Photo[];
  readonly baseline: readonly Baseline[];
  /** Where the photos lead. */
  readonly nextPath: string;
}

/** The usual photo steps for a change of the dose, each with the patient's first photo of the view. */
export const DosePhotos = ({ views, photos, baseline, nextPath }: DosePhotosProps) => {
  const guides = guidesFor(views);
  const [at, setAt] = useState(() => nextOpenView(guides, photos, -1));
  const remove = useMutation(RemovePhotoDocument);
  const finish = useMutation(FinishPhotosDocument);
  const photoOf = (view: string | undefined) => photos.find((one) => one.view === view);
  const done = guides.filter(({ view }) => slotOf(photoOf(view)) === 'done').length;
  const guide = guides[at];
  const photo = photoOf(guide?.view);
  const send = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo(nextPath);
  };
  const onRemove = async (photoId: string) => {
    const result = await remove.run({ photoId });
    if (result?.ok) await refreshPage();
  };
  const next = () =>
    setAt(slotOf(photo) === 'done' ? nextOpenView(guides, photos, at) : at + 1 < guides.length ? at + 1 : -1);
  return (
    <FlowLayout
      exitPath="/dashboard"
      width="regular"
      progress={{ value: done, max: guides.length, label: `${done} of ${guides.length} photos` }}
    >
      <ViewDots guides={guides} photos={photos} current={at} onChoose={setAt} />
      {remove.failure ? <Notice tone="danger">{remove.failure.message}</Notice> : null}
      {guide ? (
        <Stack gap={6}>
          <PageHeading title={guide.name} lead={guide.how} />
          <BaselinePhoto photo={baseline.find(({ view }) => view === guide.view)} name={guide.name} />
          <PhotoStep
            key={guide.view}
            guide={guide}
            photo={photo}
            removing={remove.pending}
            nextLabel={done === guides.length ? 'Finish' : 'Next view'}
            onSent={refreshPage}
            onRemove={(photoId) => void onRemove(photoId)}
            onNext={next}
          />
        </Stack>
      ) : (
        <Stack gap={6}>
          <PageHeading
            title={done === guides.length ? 'All photos are here' : `${done} of ${guides.length} photos`}
            lead="Your clinician compares them with your first ones. Photos are your choice."
          />
          {finish.failure ? <Notice tone="danger">{finish.failure.message}</Notice> : null}
          <div>
            <SendButton sending={finish} pendingLabel="Handing in your photos" onSend={send}>
              {done === 0 ? 'Go on without photos' : 'Hand in photos'}
            </SendButton>
          </div>
        </Stack>
      )}
    </FlowLayout>
  );
};
