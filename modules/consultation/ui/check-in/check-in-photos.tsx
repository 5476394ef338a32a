import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { RemovePhotoDocument } from '../../pages/remove-photo.generated.ts';
import { PhotoSteps } from '../photos/photo-steps.tsx';
import { PhotosEnd } from '../photos/submit-photos.tsx';
import { guidesFor } from '../photos/views.ts';
import { BaselinePhoto } from '../titration/baseline-photo.tsx';
import type { CheckInPartFragment } from './check-in-part.generated.ts';

/** The usual photo steps for a check-in, each with the patient's first photo of the view. */
export const CheckInPhotos = ({
  checkIn: { id, photoViews, photos, firstPhotos },
  onDone,
}: {
  readonly checkIn: Pick<CheckInPartFragment, 'id' | 'photoViews' | 'photos' | 'firstPhotos'>;
  readonly onDone: () => void;
}) => {
  const guides = guidesFor(photoViews);
  const remove = useMutation(RemovePhotoDocument);
  return (
    <PhotoSteps
      guides={guides}
      photos={photos}
      path={`/consultation/photos/check-in/${id}`}
      back={{ label: 'Your check-in', go: onDone }}
      above={({ view, name }) => (
        <BaselinePhoto photo={firstPhotos.find((one) => one.view === view)} name={name} />
      )}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={(done) => (
        <PhotosEnd
          done={done}
          of={guides.length}
          lead={
            done === 0
              ? 'Photos are optional. Your check-in is complete without them.'
              : 'They are part of your check-in, and your clinician can compare them with your first ones.'
          }
        >
          <div>
            <Button size="large" full="phone" onClick={onDone}>
              Done
            </Button>
          </div>
        </PhotosEnd>
      )}
    />
  );
};
