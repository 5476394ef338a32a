import { useId } from 'react';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { formatMoney } from '#kernel/money.ts';
import { firstPrice, ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import { CartTotals } from '../cart-totals.tsx';
import { AddAllForm } from '../no-script/add-to-cart-form.tsx';
import styles from './plan-card.module.css';
import type { PlanCardContent, PlanForm } from './plan-cards.data.ts';
import { monthly, monthWords, offCadence, type PlanProduct, type PlanWish } from './plan-offer.ts';

interface PlanCardProps {
  readonly card: PlanCardContent;
  readonly form: PlanForm;
  readonly products: readonly PlanProduct[];
  readonly wish: PlanWish;
  readonly going: boolean;
  readonly onForm: (form: PlanForm) => void;
  readonly onContinue: () => void;
}

const DoctorPrice = ({ products }: { readonly products: readonly PlanProduct[] }) => (
  <div className={styles.doctor}>
    <p className={styles.price}>
      <span className={styles.amount}>$0.00</span> today
    </p>
    {products.map((product) => (
      <p key={product.id}>
        To start the visit, your request lists {product.title.toLowerCase()},{' '}
        {formatMoney(firstPrice(product))} for {product.supplyInformation}. The clinician knows that you are
        leaving the choice to them, and may keep it, change it or decline. {product.title} is charged only if
        they approve it. Another plan is charged only after you agree to it.
      </p>
    ))}
  </div>
);

const Price = ({ products, wish }: Pick<PlanCardProps, 'products' | 'wish'>) => {
  const others = offCadence(products, wish.cadence);
  return (
    <div aria-live="polite">
      <p className={styles.price}>
        <span className={styles.amount}>{formatMoney(monthly(products))}</span>
        {monthWords(products)}
      </p>
      <CartTotals products={products} />
      {others.length > 0 ? (
        <p className={styles.fine}>{others.join(' and ')}: ships every 3 months only.</p>
      ) : null}
    </div>
  );
};

/** One plan: for whom, in which form, its price and charge dates, and the button to continue. */
export const PlanCard = (props: PlanCardProps) => {
  const { card, form, products, wish, going, onForm, onContinue } = props;
  const titleId = useId();
  const isOpen = form.plan === 'plan-d';
  return (
    <Card
      as="li"
      padding="large"
      tone={isOpen ? 'tinted' : 'plain'}
      className={styles.card}
      aria-labelledby={titleId}
    >
      {isOpen ? null : (
        <div className={styles.pictures}>
          {products.map(({ id, drugType }) => (
            <span key={id}>
              <ProductImage drugType={drugType} />
            </span>
          ))}
        </div>
      )}
      <div className={styles.text}>
        <ProductBadges needsPrescription={products.some((product) => product.needsPrescription)} />
        <h2 id={titleId} className={styles.title}>
          {card.title}
          {wish.keto && form.withKeto ? (
            <span className={styles.plus}> with ketoconazole shampoo</span>
          ) : null}
        </h2>
        <p>{card.forWhom}</p>
        {products.map(({ id, drugType }) => (
          <SafetyNote key={id} drugType={drugType} />
        ))}
      </div>
      <div className={styles.foot}>
        {card.forms.length > 1 ? (
          <PillRadios
            legend={
              <>
                {card.legend}
                <span className="visually-hidden">: {card.title}</span>
              </>
            }
            options={card.forms.map(({ label }) => ({ value: label, label }))}
            value={form.label}
            onChange={(label) => {
              const next = card.forms.find((one) => one.label === label);
              if (next) onForm(next);
            }}
          />
        ) : null}
        {isOpen ? <DoctorPrice products={products} /> : <Price products={products} wish={wish} />}
        <Button
          full
          variant={isOpen ? 'secondary' : 'primary'}
          pending={going}
          aria-label={isOpen ? undefined : `Continue to checkout with ${card.title.toLowerCase()}`}
          onClick={onContinue}
        >
          {isOpen ? 'Let the doctor decide' : 'Continue to checkout'}
        </Button>
        <noscript>
          {import.meta.env.SSR && products.length > 0 ? (
            <AddAllForm
              productIds={products.map(({ id }) => id)}
              label={isOpen ? 'Let the doctor decide' : 'Choose this plan'}
              name={isOpen ? undefined : `Choose this plan: ${card.title}`}
            />
          ) : null}
        </noscript>
      </div>
    </Card>
  );
};
