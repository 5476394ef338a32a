import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import styles from './treatment-card.module.css';

export interface Treatment {
  readonly drugType: string;
  /** Its page in the shop. */
  readonly page: string;
  readonly name: string;
  readonly badges: readonly string[];
  readonly text: string;
  /** The key risk, named beside the benefit. */
  readonly safety: string;
}

/** Facts as on the drug's label; “may” where results differ between people. */
export const treatments: readonly Treatment[] = [
  {
    drugType: 'finasteride',
    page: '/our-products/finasteride',
    name: 'Finasteride tablets',
    badges: ['Rx'],
    text: 'One tablet a day. It lowers DHT, the hormone behind male pattern hair loss, and may slow loss and regrow some hair.',
    safety:
      'May cause lower sex drive, erection problems or low mood, which for a few men last after stopping. Anyone who is or may be pregnant must not handle broken tablets.',
  },
  {
    drugType: 'minoxidil_foam',
    page: '/our-products/minoxidil-foam',
    name: 'Minoxidil 5% foam',
    badges: ['No prescription'],
    text: 'Massaged into the scalp twice a day. It is approved for hair loss at the top of the scalp, not at the front.',
    safety:
      'May cause itching or irritation. Shedding in the first weeks is common. Stop and get care for chest pain, faintness or swelling.',
  },
  {
    drugType: 'ketoconazole',
    page: '/our-products/ketoconazole',
    name: 'Ketoconazole 2% shampoo',
    badges: ['Rx', 'Off-label'],
    text: 'An antifungal shampoo used two or three times a week when dandruff and hair loss come together.',
    safety: 'May dry or irritate the scalp or change hair texture. Not for anyone allergic to ketoconazole.',
  },
];

export const TreatmentCard = ({ treatment }: { readonly treatment: Treatment }) => {
  const link = useLink();
  return (
    <Card as="article" padding="none" className={styles.card}>
      <ProductImage drugType={treatment.drugType} sizes="(min-width: 669px) 24rem, 90vw" />
      <Stack gap={3} className={styles.text}>
        <h3>
          <a href={link(treatment.page)}>{treatment.name}</a>
        </h3>
        <p className={styles.badges}>
          {treatment.badges.map((badge) => (
            <Badge key={badge} tone={badge === 'Rx' ? 'rx' : 'neutral'}>
              {badge}
            </Badge>
          ))}
        </p>
        <p>{treatment.text}</p>
        <p className={styles.safety}>
          <strong>Important:</strong> {treatment.safety}
        </p>
      </Stack>
    </Card>
  );
};
