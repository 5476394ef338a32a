import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import {
  basePlan,
  NotSoldIn,
  PlanPicker,
  PlanPrice,
  ProductBadges,
  SafetyNote,
} from '#modules/catalogue/ui.ts';
import { InCart } from '../in-cart.tsx';
import { UnlessTaken } from '../taken/taken.tsx';
import { useCart } from '../use-cart.tsx';
import styles from './offer-card.module.css';
import type { Offer } from './offers.ts';

/** One product of the shop: what it is, price, key risk, and the button that adds it to the cart. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const { variants, title, drugType, needsPrescription } = offer;
  const cart = useCart();
  const link = useLink();
  const inCart = variants.flatMap(({ plans }) => plans).find(({ id }) => cart.has(id));
  const [wantedName, setWantedName] = useState(variants[0].name);
  const [wantedDays, setWantedDays] = useState(basePlan(variants[0].plans)?.supplyInDays);
  const variant = variants.find(({ name }) => name === (inCart?.displayedName ?? wantedName)) ?? variants[0];
  const days = inCart?.supplyInDays ?? wantedDays;
  const plan = variant.plans.find(({ supplyInDays }) => supplyInDays === days) ?? basePlan(variant.plans);
  if (!plan) return null;

  const choose = (next: typeof plan) => {
    setWantedName(next.displayedName);
    setWantedDays(next.supplyInDays);
    if (inCart) void cart.add([next.id], { quietly: true });
  };
  const chooseVariant = (name: string) => {
    const plans = variants.find((one) => one.name === name)?.plans ?? [];
    const next = plans.find(({ supplyInDays }) => supplyInDays === plan.supplyInDays) ?? basePlan(plans);
    if (next) choose(next);
  };
  const choosePlan = (id: number) => {
    const next = variant.plans.find((one) => one.id === id);
    if (next) choose(next);
  };
  return (
    <ProductCard
      look="shop"
      drugType={drugType}
      title={title}
      badges={<ProductBadges needsPrescription={needsPrescription} isNew={offer.isNew} />}
    >
      <p className={styles.description}>
        {offer.description}{' '}
        {offer.drugFacts ? (
          <a className={styles.facts} href={link(`/drug-facts/${offer.drugFacts}`)}>
            All facts<span className="visually-hidden"> about {title}</span>
          </a>
        ) : null}
      </p>
      <div className={styles.foot}>
        {needsPrescription ? <SafetyNote drugType={drugType} /> : null}
        {variants.length > 1 ? (
          <SelectField
            name={`variant-${offer.key}`}
            label="Strength and amount"
            options={variants.map(({ name }) => ({ value: name, label: name }))}
            value={variant.name}
            onChange={chooseVariant}
          />
        ) : null}
        <PlanPicker product={title} plans={variant.plans} value={plan.id} onChange={choosePlan} />
        <PlanPrice plan={plan} needsPrescription={needsPrescription} />
        <NotSoldIn states={plan.unavailableStates} />
        <UnlessTaken drugType={drugType}>
          {inCart ? (
            <InCart>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${title} from your cart`}
                onClick={() => void cart.remove(inCart.id)}
              >
                Remove
              </Button>
            </InCart>
          ) : (
            <Button
              full
              variant={needsPrescription ? 'primary' : 'secondary'}
              aria-label={`${needsPrescription ? 'Start online visit' : 'Add to cart'}: ${title}`}
              onClick={() => void cart.add([plan.id])}
            >
              {needsPrescription ? 'Start online visit' : 'Add to cart'}
            </Button>
          )}
        </UnlessTaken>
      </div>
    </ProductCard>
  );
};
