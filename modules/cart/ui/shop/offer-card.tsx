import { useId, useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import {
  basePlan,
  NotSoldIn,
  PlanPicker,
  PlanPrice,
  ProductBadges,
  SafetyNote,
} from '#modules/catalogue/ui.ts';
import { useCart } from '../use-cart.tsx';
import styles from './offer-card.module.css';
import type { Offer } from './offers.ts';

/** One product of the shop: what it is, price, key risk, and the button that adds it to the cart. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const { variants, title, drugType, needsPrescription } = offer;
  const titleId = useId();
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
    <Card as="li" padding="none" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <ProductImage drugType={drugType} sizes="(min-width: 948px) 24rem, (min-width: 669px) 45vw, 6.5rem" />
      </div>
      <div className={styles.head}>
        <ProductBadges needsPrescription={needsPrescription} isNew={offer.isNew} />
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
      </div>
      <div className={styles.body}>
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
          {inCart ? (
            <div className={styles.held}>
              <span>
                <Icon name="check" size={20} /> In your cart
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${title} from your cart`}
                onClick={() => void cart.remove(inCart.id)}
              >
                Remove
              </Button>
            </div>
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
        </div>
      </div>
    </Card>
  );
};
