import { useLink } from '#client/layout/links.tsx';
import { Stack } from '#client/ui/layout.tsx';
import styles from './request-photos.module.css';
import type { RequestVisitFragment } from './request-visit.generated.ts';

/** The photos that go with the answers, with the way to change them; nothing where no clinician asks for any. */
export const RequestPhotos = ({ visit }: { readonly visit: RequestVisitFragment }) => {
  const link = useLink();
  const { photos, photoViews } = visit;
  if (photoViews.length === 0) return null;
  return (
    <section aria-labelledby="request-photos">
      <Stack gap={4}>
        <h2 id="request-photos">Your photos</h2>
        {photos.length === 0 ? (
          <p>
            None yet. Photos are optional and help the clinician see the pattern. You can also add them later.
          </p>
        ) : (
          <ul className={styles.photos}>
            {photos.map(({ id, url, view }) => (
              <li key={id}>
                <img src={url} alt={`Your photo: ${view}`} width={120} height={160} />
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={link('/consultation/photo-upload')}>
            {photos.length === 0 ? 'Add photos' : 'Change your photos'}
          </a>
        </p>
      </Stack>
    </section>
  );
};
