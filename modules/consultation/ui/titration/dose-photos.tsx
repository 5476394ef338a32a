import { useMutation } from '#client/forms/use-mutation.ts';
import { RemovePhotoDocument } from '../../pages/remove-photo.generated.ts';
import { PhotoSteps } from '../photos/photo-steps.tsx';
import { SubmitPhotos } from '../photos/submit-photos.tsx';
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
        <SubmitPhotos
          done={done}
          of={guides.length}
          lead="Your clinician compares them with your first ones. Photos are optional."
          nextPath={nextPath}
        />
      )}
    />
  );
};
