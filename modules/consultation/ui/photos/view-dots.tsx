import { Icon } from '#client/ui/icon.tsx';
import styles from './view-dots.module.css';
import { ViewGuide } from './view-guide.tsx';
import { type Photo, slotOf, type ViewCopy } from './views.ts';

const labels = { missing: 'no photo yet', rejected: 'to be taken again', done: 'photo added' } as const;

/** All views in a row, each with its photo or outline; pressing one opens it. */
export const ViewDots = (props: {
  readonly guides: readonly ViewCopy[];
  readonly photos: readonly Photo[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}) => (
  <ol className={styles.row} aria-label="Views">
    {props.guides.map(({ view, name }, index) => {
      const photo = props.photos.find((one) => one.view === view);
      const slot = slotOf(photo);
      return (
        <li key={view}>
          <button
            type="button"
            className={styles.dot}
            data-slot={slot}
            aria-current={index === props.current ? 'step' : undefined}
            onClick={() => props.onChoose(index)}
          >
            <span className={styles.picture}>
              {slot === 'done' && photo ? <img src={photo.url} alt="" /> : <ViewGuide view={view} />}
              {slot === 'missing' ? null : (
                <span className={styles.badge}>
                  <Icon name={slot === 'done' ? 'check' : 'alert'} size={14} />
                </span>
              )}
            </span>
            {name}
            <span className="visually-hidden">, {labels[slot]}</span>
          </button>
        </li>
      );
    })}
  </ol>
);
