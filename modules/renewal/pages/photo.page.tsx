import { pageData } from '#client/data/page-data.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { PageHeading } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import { signedIn } from '#modules/account/ui.ts';
import { OneView } from '#modules/consultation/ui.ts';
import { photoViewNames, renewalPhotoViews } from '../domain/renewal-steps.ts';
import { AfterLoad } from '../ui/after-load.tsx';
import { LastPhoto } from '../ui/last-photo.tsx';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { RenewalPhotosPageDocument } from './photos.generated.ts';
import { RemoveRenewalPhotoDocument } from './remove-renewal-photo.generated.ts';

export const data = pageData(RenewalPhotosPageDocument, () => ({}));

const LIST = '/renewal/photos';

/** One view: how to take it, and the patient's last photo beside the new one. */
export const Page = () => {
  const { renewal, renewalPhotos } = signedIn(usePageData(data).currentUser);
  const { imageStep } = usePageContext().input.params;
  const link = useLink();
  const removing = useMutation(RemoveRenewalPhotoDocument);
  const at = renewalPhotoViews.findIndex((view) => view === imageStep);
  const here = renewalPhotoViews[at];
  if (!here || renewal.status !== 'in_progress') return <RenewalClosed renewal={renewal} />;

  const { photos, last } = renewalPhotos;
  const photo = photos.find(({ view }) => view === here);
  const before = last.find(({ view }) => view === here);
  const next = renewalPhotoViews[at + 1];
  const name = photoViewNames[here] ?? here;
  const remove = async (photoId: string) => {
    await removing.run({ photoId });
    await refreshPage();
  };
  return (
    <FlowLayout
      exitPath={entryPages.refill}
      width="regular"
      progress={{
        value: at,
        max: renewalPhotoViews.length,
        label: `View ${at + 1} of ${renewalPhotoViews.length}`,
      }}
      back={<a href={link(LIST)}>All views</a>}
    >
      <PageHeading kicker="Renewal" title={name} />
      {removing.failure ? <Notice tone="danger">{removing.failure.message}</Notice> : null}
      {before && photo ? <LastPhoto photo={before} name={name} /> : null}
      <AfterLoad>
        <OneView
          key={here}
          view={here}
          photo={photo}
          path="/consultation/photos/renewal"
          before={before && { url: before.url, taken: formatDate(before.uploadedAt) }}
          removing={removing.pending}
          nextLabel={next ? 'Next view' : 'All views'}
          onSent={refreshPage}
          onRemove={(photoId) => void remove(photoId)}
          onNext={() => void goTo(next ? `${LIST}/${next}` : LIST)}
        />
      </AfterLoad>
    </FlowLayout>
  );
};
