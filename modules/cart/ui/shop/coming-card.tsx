import { useId } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import styles from './offer-card.module.css';
import type { ComingDrug } from './offers.ts';

/** A prescription drug that is not offered yet: its description, key risk, and the link to ask for a notification. */
export const ComingCard = ({ drug }: { readonly drug: ComingDrug }) => {
  const { title, drugType, description, drugFacts } = drug;
  const titleId = useId();
  const link = useLink();
  return (
    <Card as="li" padding="none" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <ProductImage drugType={drugType} sizes="(min-width: 948px) 24rem, (min-width: 669px) 45vw, 6.5rem" />
      </div>
      <div className={styles.head}>
        <ProductBadges needsPrescription isNew={false} />
        <div>
          <Badge tone="caution">Not offered yet</Badge>
        </div>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
      </div>
      <div className={styles.body}>
        <p className={styles.description}>
          {description}{' '}
          <a className={styles.facts} href={link(`/drug-facts/${drugFacts}`)}>
            All facts<span className="visually-hidden"> about {title}</span>
          </a>
        </p>
        <div className={styles.foot}>
          <SafetyNote drugType={drugType} />
          <p>We do not offer it yet. We tell you once, when we do.</p>
          <LinkButton
            full
            variant="secondary"
            href={link(`/drug-facts/${drugFacts}#tell-me`)}
            aria-label={`Tell me when it is offered: ${title}`}
          >
            Tell me when it is offered
          </LinkButton>
        </div>
      </div>
    </Card>
  );
};
