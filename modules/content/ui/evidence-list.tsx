import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import type { Evidence, HairTreatment } from '../data/hair-treatments.ts';
import styles from './evidence-list.module.css';

const evidenceLabels: Readonly<Record<Evidence, string>> = {
  strong: 'Good evidence',
  some: 'Some evidence',
  weak: 'Weak or no evidence',
  none: 'Not for this use',
};
const bars: Readonly<Record<Evidence, number>> = { strong: 3, some: 2, weak: 1, none: 0 };

const badgeTone = (badge: string): 'rx' | 'caution' | 'neutral' => {
  if (badge === 'Rx') return 'rx';
  return badge.startsWith('Off-label') || badge.startsWith('Compounded') ? 'caution' : 'neutral';
};

export const DrugBadges = ({ badges }: { readonly badges: readonly string[] }) => (
  <span className={styles.badges}>
    {badges.map((badge) => (
      <Badge key={badge} tone={badgeTone(badge)}>
        {badge}
      </Badge>
    ))}
  </span>
);

const Links = ({ treatment: { name, facts, product } }: { readonly treatment: HairTreatment }) => {
  const link = useLink();
  const forName = <span className="visually-hidden"> for {name}</span>;
  return (
    <p className={styles.links}>
      {facts ? <a href={link(facts)}>Drug facts{forName}</a> : null}
      {product ? <a href={link(product)}>Price and details{forName}</a> : null}
    </p>
  );
};

const Strength = ({ place, value }: { readonly place: string; readonly value: HairTreatment['crown'] }) => (
  <div className={styles.strength}>
    <dt>{place}</dt>
    <dd>
      <svg viewBox="0 0 54 12" width="54" height="12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect key={bar} x={bar * 19} y="1" width="16" height="10" rx="3" data-on={bar < bars[value[0]]} />
        ))}
      </svg>
      <strong>{evidenceLabels[value[0]]}</strong>
      <span>{value[1]}</span>
    </dd>
  </div>
);

export interface EvidenceListProps {
  readonly treatments: readonly HairTreatment[];
  /** Areas of the scalp to compare. */
  readonly places?: readonly ('crown' | 'hairline')[];
}

const titles = { crown: 'At the crown', hairline: 'At the hairline' } as const;

/** Treatments in a list: what each does, how strong the evidence is for each area, and its key risk. */
export const EvidenceList = ({ treatments, places = ['crown', 'hairline'] }: EvidenceListProps) => (
  <ul className={styles.list}>
    {treatments.map((treatment) => (
      <li key={treatment.name} className={styles.item}>
        <div className={styles.picture}>
          <ProductImage drugType={treatment.drugType} sizes="(min-width: 669px) 10rem, 5rem" />
        </div>
        <div className={styles.text}>
          <h3>{treatment.name}</h3>
          <DrugBadges badges={treatment.badges} />
          <p>{treatment.does}</p>
          <p className={styles.risk}>
            <strong>Important:</strong> {treatment.risk}
          </p>
          <Links treatment={treatment} />
        </div>
        <dl className={styles.places}>
          {places.map((place) => (
            <Strength key={place} place={titles[place]} value={treatment[place]} />
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
