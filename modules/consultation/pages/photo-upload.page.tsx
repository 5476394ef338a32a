import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { brand } from '#config/brand.ts';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { NoVisit, noVisit } from '../ui/no-visit.tsx';
import { GoodAndBad } from '../ui/photos/good-and-bad.tsx';
import { photosClosed } from '../ui/photos/photos-closed.ts';
import { guidesFor, slotOf } from '../ui/photos/views.ts';
import { FinishPhotosDocument } from './finish-photos.generated.ts';
import styles from './photo-upload.module.css';
import { PhotosPageDocument } from './photos.generated.ts';

export const data = pageData(PhotosPageDocument, () => ({}));

export const Page = () => {
  const visit = usePageData(data).currentUser?.visit;
  const link = useLink();
  const finish = useMutation(FinishPhotosDocument);
  if (!visit) return <NoVisit {...noVisit} />;
  if (!visit.canUploadPhotos) return <NoVisit {...photosClosed} />;

  const guides = guidesFor(visit.photoViews);
  const done = guides.filter(
    ({ view }) => slotOf(visit.photos.find((photo) => photo.view === view)) === 'done',
  );
  const again = visit.photos.filter((photo) => slotOf(photo) === 'rejected');
  const start = '/consultation/photo-upload/global';
  const skip = async () => {
    const result = await finish.run({});
    if (result?.ok) await goTo('/dashboard');
  };
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Do this later" width="regular">
      <Stack gap={10}>
        <PageHeading
          title={again.length > 0 ? 'Some photos are needed again' : 'Photos of your hair'}
          lead={
            again.length > 0
              ? 'The clinician could not use every photo. The next page says which and why.'
              : 'Photos let the clinician see the pattern of your hair loss and compare it with later photos.'
          }
        />
        <dl className={styles.facts}>
          <div>
            <dt>Which photos</dt>
            <dd>
              {guides.length} views: {joinWithAnd(guides.map(({ name }) => name.toLowerCase()))}. It takes
              about three minutes; a second person helps with the crown.
            </dd>
          </div>
          <div>
            <dt>Who sees them</dt>
            <dd>
              Your clinician and the care team at {brand.name}. They are never used for advertising or shown
              to anyone else.
            </dd>
          </div>
          <div>
            <dt>How they are kept</dt>
            <dd>
              As part of your medical record, for as long as the law asks us to keep it. Where and when a
              photo was taken is removed before it leaves your phone. You can remove a photo until the
              clinician has looked at it.
            </dd>
          </div>
        </dl>
        <section aria-labelledby="good" className={styles.examples}>
          <h2 id="good">What makes a good photo</h2>
          <p>Dry hair, daylight from the front, no flash, no hat, a plain wall behind you.</p>
          <GoodAndBad view="front" />
        </section>
        {finish.failure ? <Notice tone="danger">{finish.failure.message}</Notice> : null}
        <Cluster gap={4}>
          <LinkButton size="large" full="phone" href={link(start)}>
            {done.length > 0 ? 'Continue with your photos' : 'Start'}
          </LinkButton>
          <Button
            variant="secondary"
            size="large"
            full="phone"
            pending={finish.pending}
            pendingLabel="Sending your visit without photos"
            onClick={() => void skip()}
          >
            {done.length > 0 ? `Continue with ${done.length} of ${guides.length}` : 'Continue without photos'}
          </Button>
        </Cluster>
        <p className={styles.fine}>
          Photos are optional. Without them the clinician may ask for some before deciding.
        </p>
      </Stack>
    </FlowLayout>
  );
};
