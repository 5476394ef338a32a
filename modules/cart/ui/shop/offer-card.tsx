import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
import { NotSoldIn, PlanPicker, PlanPrice, ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import { choicesAround, firstPlan } from '../dose/dose-choices.ts';
import { DosePicker } from '../dose/dose-picker.tsx';
import { InCart } from '../in-cart.tsx';
import { AddToCartForm } from '../no-script/add-to-cart-form.tsx';
import { UnlessTaken } from '../taken/taken.tsx';
import { useCart } from '../use-cart.tsx';
import styles from './offer-card.module.css';
import type { Offer } from './offers.ts';

/** One product of the shop: what it is, price, key risk, and the button that adds it to the cart. */
export const OfferCard = ({ offer }: { readonly offer: Offer }) => {
  const { plans, title, drugType, needsPrescription, page } = offer;
  const cart = useCart();
  const link = useLink();
  const inCart = plans.find(({ id }) => cart.has(id));
  const [wanted, setWanted] = useState(() => firstPlan(plans));
  const plan = inCart ?? wanted;
  if (!plan) return null;

  const choose = (next: typeof plan) => {
    setWanted(next);
    if (inCart) void cart.add([next.id], { quietly: true });
  };
  const { supplies } = choicesAround(plans, plan);
  return (
    <ProductCard
      look="shop"
      drugType={drugType}
      title={title}
      href={page ? link(page) : undefined}
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
        <DosePicker product={title} plans={plans} plan={plan} onChange={choose} />
        <PlanPicker
          product={title}
          plans={supplies}
          value={plan.id}
          onChange={(id) => choose(supplies.find((one) => one.id === id) ?? plan)}
        />
        <PlanPrice plan={plan} plans={supplies} needsPrescription={needsPrescription} />
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
        <noscript>
          {import.meta.env.SSR ? <AddToCartForm title={title} plans={plans} chosen={plan.id} /> : null}
        </noscript>
      </div>
    </ProductCard>
  );
};
