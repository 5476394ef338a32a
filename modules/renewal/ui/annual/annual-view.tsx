import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { OneView } from '#modules/consultation/ui.ts';
import { AfterLoad } from '../after-load.tsx';
import { LastPhoto } from '../last-photo.tsx';
import list from '../photo-list.module.css';
import type { RenewalPhotosContentFragment } from '../renewal-photos-content.generated.ts';
import styles from './annual-photos.module.css';

type Photos = RenewalPhotosContentFragment;

export interface AnnualViewProps {
  readonly view: string;
  readonly name: string;
  readonly photo: Photos['photos'][number] | undefined;
  readonly before: Photos['last'][number] | undefined;
  readonly isOpen: boolean;
  readonly removing: boolean;
  readonly onToggle: () => void;
  readonly onRemove: (photoId: string) => void;
  readonly onNext: () => void;
  readonly isLast: boolean;
}

/** One view: last year's photo beside the new one, and the camera where it is open. */
export const AnnualView = (props: AnnualViewProps) => {
  const { view, name, photo, before, isOpen } = props;
  const action = isOpen ? 'Close' : photo ? 'See it' : 'Take it';
  return (
    <li className={classNames(list.view, styles.view)}>
      <div className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p>{photo ? 'Done.' : 'No photo yet.'}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${action}: ${name.toLowerCase()}`}
          onClick={props.onToggle}
        >
          {action}
        </Button>
      </div>
      <div className={styles.pair}>
        {before ? <LastPhoto photo={before} name={name} /> : <p>There is no earlier photo of this view.</p>}
        {photo && !isOpen ? (
          <figure className={styles.fresh}>
            <img src={photo.url} alt={`Your new photo: ${name.toLowerCase()}`} loading="lazy" />
            <figcaption>New</figcaption>
          </figure>
        ) : null}
      </div>
      {isOpen ? (
        <AfterLoad>
          <Stack gap={4}>
            <OneView
              view={view}
              photo={photo}
              path="/consultation/photos/renewal"
              before={before && { url: before.url, taken: formatDate(before.uploadedAt) }}
              removing={props.removing}
              nextLabel={props.isLast ? 'Done' : 'Next view'}
              onSent={refreshPage}
              onRemove={props.onRemove}
              onNext={props.onNext}
            />
          </Stack>
        </AfterLoad>
      ) : null}
    </li>
  );
};
