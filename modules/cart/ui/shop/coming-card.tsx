import { useLink } from '#client/layout/links.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
import { ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import styles from './offer-card.module.css';
import type { ComingDrug } from './offers.ts';

/** A prescription drug that is not offered yet: its description, key risk, and the link to ask for a notification. */
export const ComingCard = ({ drug }: { readonly drug: ComingDrug }) => {
  const { title, drugType, description, drugFacts, page } = drug;
  const link = useLink();
  return (
    <ProductCard
      look="shop"
      drugType={drugType}
      title={title}
      href={page ? link(page) : undefined}
      badges={
        <>
          <ProductBadges needsPrescription isNew={false} />
          <div>
            <Badge tone="caution">Not offered yet</Badge>
          </div>
        </>
      }
    >
      <p className={styles.description}>
        {description}{' '}
        <a className={styles.facts} href={link(`/drug-facts/${drugFacts}`)}>
          All facts<span className="visually-hidden"> about {title}</span>
        </a>
      </p>
      <div className={styles.foot}>
        <SafetyNote drugType={drugType} />
        <p>We do not offer it yet. We will email you once when we do.</p>
        <LinkButton
          full
          variant="secondary"
          href={link(`/drug-facts/${drugFacts}#tell-me`)}
          aria-label={`Tell me when it is offered: ${title}`}
        >
          Tell me when it is offered
        </LinkButton>
      </div>
    </ProductCard>
  );
};
