import { brand } from '#config/brand.ts';
import styles from './in-person.module.css';

export interface Help {
  readonly who: string;
  readonly what: string;
}

const hairHelpers: readonly Help[] = [
  {
    who: 'Your own doctor',
    what: 'Knows your history, can examine your scalp and order blood tests.',
  },
  {
    who: 'A dermatologist',
    what: 'The specialist for hair and scalp. Your insurance or findadermatologist.aad.org lists one near you.',
  },
  {
    who: 'A community health center',
    what: 'Care at a price that follows your income: findahealthcenter.hrsa.gov.',
  },
];

/** Who can help in person, and how to contact us. */
export const InPerson = ({
  first,
  helpers = hairHelpers,
}: {
  readonly first?: Help;
  /** Those for hair when left out. */
  readonly helpers?: readonly Help[];
}) => (
  <section className={styles.section} aria-labelledby="in-person">
    <h2 id="in-person">Who can help in person</h2>
    <dl className={styles.helpers}>
      {(first ? [first, ...helpers] : helpers).map(({ who, what }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.contact}>
      Questions about this? Call {brand.supportPhone} or write to{' '}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. {brand.supportHours}.
    </p>
  </section>
);
