import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { NoVisit } from '../ui/no-visit.tsx';
import { photosClosed } from '../ui/photos/photos-closed.ts';
import { DosePhotos } from '../ui/titration/dose-photos.tsx';
import { thankYouPath } from '../ui/titration/thank-you-path.ts';
import { TitrationPhotosPageDocument } from './titration-photos.generated.ts';

export const data = pageData(TitrationPhotosPageDocument, () => ({}));

/** Photos for a change of the dose, beside the patient's first ones. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const visit = user?.visit;
  if (!visit?.isDoseChange || !visit.canUploadPhotos || visit.photoViews.length === 0)
    return <NoVisit {...photosClosed} />;
  return (
    <DosePhotos
      views={visit.photoViews}
      photos={visit.photos}
      baseline={visit.baselinePhotos}
      nextPath={thankYouPath(user?.doseChange.requests ?? [])}
    />
  );
};
