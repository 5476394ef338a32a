import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FinishPhotosDocument } from '../../pages/finish-photos.generated.ts';
import { RemovePhotoDocument } from '../../pages/remove-photo.generated.ts';
import { PhotoSteps } from '../photos/photo-steps.tsx';
import { guidesFor, type Photo } from '../photos/views.ts';
import { type Baseline, BaselinePhoto } from './baseline-photo.tsx';

export interface DosePhotosProps {
  readonly views: readonly string[];
  readonly photos: readonly Photo[];
  readonly baseline: readonly Baseline[];
  /** The page after the photos. */
  readonly nextPath: string;
}

/** The usual photo steps for a change of the dose, each with the patient's first photo of the view. */
export const DosePhotos = ({ views, photos, baseline, nextPath }: DosePhotosProps) => {
  const guides = guidesFor(views);
  const remove = useMutation(RemovePhotoDocument);
  const finish = useMutation(FinishPhotosDocument);
  const send = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo(nextPath);
  };
  return (
    <PhotoSteps
      guides={guides}
      photos={photos}
      above={({ view, name }) => (
        <BaselinePhoto photo={baseline.find((one) => one.view === view)} name={name} />
      )}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={(done) => (
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
    />
  );
};
