import { Icon } from '#client/ui/icon.tsx';
import styles from './good-and-bad.module.css';
import { type AnyView, ViewGuide } from './view-guide.tsx';

const examples = [
  { look: 'good', words: 'Sharp, even light, fills the frame' },
  { look: 'dark', words: 'Too dark' },
  { look: 'blurred', words: 'Out of focus' },
  { look: 'far', words: 'Too far away' },
] as const;

/** One good example and three that a clinician could not use, drawn. */
export const GoodAndBad = ({ view }: { readonly view: AnyView }) => (
  <ul className={styles.examples} aria-label="Examples of good and bad photos">
    {examples.map(({ look, words }) => (
      <li key={look} className={styles.example} data-look={look}>
        <span className={styles.frame}>
          <ViewGuide view={view} />
        </span>
        <span className={styles.text}>
          <Icon name={look === 'good' ? 'check' : 'close'} size={18} className={styles.sign} />
          <span>
            <span className="visually-hidden">{look === 'good' ? 'Good: ' : 'Not usable: '}</span>
            {words}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
