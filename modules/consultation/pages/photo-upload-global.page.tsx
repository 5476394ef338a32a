import { pageData } from '#client/data/page-data.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { PhotoSteps } from '../ui/photos/photo-steps.tsx';
import { photosClosed } from '../ui/photos/photos-closed.ts';
import { guidesFor } from '../ui/photos/views.ts';
import { FinishPhotosDocument } from './finish-photos.generated.ts';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.generated.ts';
import { RemovePhotoDocument } from './remove-photo.generated.ts';

export const data = pageData(PhotosPageDocument, () => ({}));

type Visit = NonNullable<NonNullable<PhotosPageQuery['currentUser']>['visit']>;

const Guided = ({ visit }: { readonly visit: Visit }) => {
  const guides = guidesFor(visit.photoViews);
  const remove = useMutation(RemovePhotoDocument);
  const finish = useMutation(FinishPhotosDocument);
  const send = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo('/dashboard');
  };
  return (
    <PhotoSteps
      guides={guides}
      photos={visit.photos}
      back={{ label: 'About the photos', go: () => goTo('/consultation/photo-upload') }}
      removing={remove}
      onRemove={(photoId) => remove.run({ photoId })}
      end={(done) => (
        <Stack gap={6}>
          <PageHeading
            title={done === guides.length ? 'All photos are here' : `${done} of ${guides.length} photos`}
            lead={
              done === guides.length
                ? 'Look through them once more above. Then your clinician has what is needed.'
                : 'You can go on with these. The clinician may ask for the others before deciding.'
            }
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

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  if (!visit) return <NoVisit {...noVisit} />;
  return visit.canUploadPhotos ? <Guided visit={visit} /> : <NoVisit {...photosClosed} />;
};
