import { useEffect, useRef, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { GoodAndBad } from '../ui/photos/good-and-bad.tsx';
import { PhotoStep } from '../ui/photos/photo-step.tsx';
import { photosClosed } from '../ui/photos/photos-closed.ts';
import { ViewDots } from '../ui/photos/view-dots.tsx';
import { guidesFor, nextOpenView, slotOf } from '../ui/photos/views.ts';
import { FinishPhotosDocument } from './finish-photos.generated.ts';
import styles from './photo-upload-global.module.css';
import { PhotosPageDocument, type PhotosPageQuery } from './photos.generated.ts';
import { RemovePhotoDocument } from './remove-photo.generated.ts';

export const data = pageData(PhotosPageDocument, () => ({}));

type Visit = NonNullable<NonNullable<PhotosPageQuery['currentUser']>['visit']>;

const Guided = ({ visit }: { readonly visit: Visit }) => {
  const { photos } = visit;
  const guides = guidesFor(visit.photoViews);
  const [at, setAt] = useState(() => nextOpenView(guides, photos, -1));
  const remove = useMutation(RemovePhotoDocument);
  const finish = useMutation(FinishPhotosDocument);
  const done = guides.filter(({ view }) => slotOf(photos.find((one) => one.view === view)) === 'done').length;
  const guide = guides[at];
  const photo = photos.find(({ view }) => view === guide?.view);
  const slot = slotOf(photo);

  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the view
  useEffect(() => {
    if (moved.current) document.getElementById('page-title')?.focus();
    moved.current = true;
  }, [at]);

  const send = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo('/dashboard');
  };
  const onRemove = async (photoId: string) => {
    const result = await remove.run({ photoId });
    if (result?.ok) await refreshPage();
  };

  return (
    <FlowLayout
      exitPath="/dashboard"
      width="regular"
      progress={{ value: done, max: guides.length, label: `${done} of ${guides.length} photos` }}
      back={
        <Button variant="quiet" size="small" onClick={() => void goTo('/consultation/photo-upload')}>
          <Icon name="arrowLeft" size={20} />
          About the photos
        </Button>
      }
    >
      <ViewDots guides={guides} photos={photos} current={at} onChoose={setAt} />
      {remove.failure ? <Notice tone="danger">{remove.failure.message}</Notice> : null}
      {guide ? (
        <>
          <PageHeading title={guide.name} lead={guide.how} />
          <PhotoStep
            key={guide.view}
            guide={guide}
            photo={photo}
            removing={remove.pending}
            nextLabel={done === guides.length ? 'Finish' : 'Next view'}
            onSent={refreshPage}
            onRemove={(photoId) => void onRemove(photoId)}
            onNext={() =>
              setAt(slot === 'done' ? nextOpenView(guides, photos, at) : at + 1 < guides.length ? at + 1 : -1)
            }
          />
          <details className={styles.help}>
            <summary>Good and bad examples</summary>
            <GoodAndBad view={guide.view} />
          </details>
        </>
      ) : (
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
    </FlowLayout>
  );
};

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  if (!visit) return <NoVisit {...noVisit} />;
  return visit.canUploadPhotos ? <Guided visit={visit} /> : <NoVisit {...photosClosed} />;
};
