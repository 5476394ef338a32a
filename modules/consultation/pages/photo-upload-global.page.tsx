import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { PhotoSteps } from '../ui/photos/photo-steps.tsx';
import { photosClosed } from '../ui/photos/photos-closed.ts';
import { SubmitPhotos } from '../ui/photos/submit-photos.tsx';
import { guidesFor } from '../ui/photos/views.ts';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.generated.ts';
import { RemovePhotoDocument } from './remove-photo.generated.ts';

export const data = pageData(PhotosPageDocument, () => ({}));

type Visit = NonNullable<NonNullable<PhotosPageQuery['currentUser']>['visit']>;

const Guided = ({ visit }: { readonly visit: Visit }) => {
  const guides = guidesFor(visit.photoViews);
  const remove = useMutation(RemovePhotoDocument);
  return (
    <PhotoSteps
      guides={guides}
      photos={visit.photos}
      back={{ label: 'About the photos', go: () => goTo('/consultation/photo-upload') }}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={(done) => (
        <SubmitPhotos
          done={done}
          of={guides.length}
          lead={
            done === guides.length
              ? 'Look through them once more above. Then your clinician has everything they need.'
              : 'You can continue with these. The clinician may ask for the others before deciding.'
          }
          nextPath="/dashboard"
        />
      )}
    />
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  if (!visit) return <NoVisit {...noVisit} />;
  return visit.canUploadPhotos ? <Guided visit={visit} /> : <NoVisit {...photosClosed} />;
};
