import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { formatMoney } from '#kernel/money.ts';
import { basePlan, firstPrice, NotSoldIn, PlanPicker, pricePerMonth } from '#modules/catalogue/ui.ts';
import { CartTotals } from '../cart-totals.tsx';
import { InCart } from '../in-cart.tsx';
import { UnlessTaken } from '../taken/taken.tsx';
import { useCart } from '../use-cart.tsx';
import styles from './buy-box.module.css';
import { FormPicker } from './form-picker.tsx';
import type { ProductForm, ProductPageAnswer, ProductPlan } from './product-page.ts';

const Price = ({ plan }: { readonly plan: ProductPlan }) => (
  <p className={styles.price}>
    <span className={styles.amount}>{formatMoney(pricePerMonth(plan))}</span>
    {plan.supplyInDays > 0 ? ' a month' : ' once'}
    {plan.discount?.afterwards}
    <span className={styles.shipment}>
      {plan.supplyInDays > 0
        ? `${formatMoney(firstPrice(plan))} ${plan.discount ? 'for the first' : 'a'} shipment: `
        : ''}
      {plan.supplyInformation}
    </span>
  </p>
);

interface BuyBoxProps {
  readonly page: ProductPageAnswer;
  readonly form: ProductForm;
  readonly plan: ProductPlan;
  readonly onChange: (form: ProductForm, plan: ProductPlan) => void;
}

/** Form and cadence, price, charge dates, and the button that adds to the cart. */
export const BuyBox = ({ page, form, plan, onChange }: BuyBoxProps) => {
  const cart = useCart();
  const inCart = page.forms.flatMap((one) => one.products).find(({ id }) => cart.has(id));

  const choose = (nextForm: ProductForm, next: ProductPlan | undefined) => {
    if (!next) return;
    onChange(nextForm, next);
    if (inCart && inCart.id !== next.id) void cart.add([next.id], { quietly: true });
  };
  const chooseForm = (drugType: string) => {
    const next = page.forms.find((one) => one.drugType === drugType);
    if (!next) return;
    const same = next.products.find(({ supplyInDays }) => supplyInDays === plan.supplyInDays);
    choose(next, same ?? basePlan(next.products));
  };
  return (
    <Stack gap={5}>
      <FormPicker product={page.name} forms={page.forms} value={form.drugType} onChange={chooseForm} />
      <PlanPicker
        product={page.name}
        plans={form.products}
        value={plan.id}
        onChange={(id) =>
          choose(
            form,
            form.products.find((one) => one.id === id),
          )
        }
      />
      <div aria-live="polite">
        <Price plan={plan} />
        <CartTotals products={[plan]} />
      </div>
      <NotSoldIn states={plan.unavailableStates} />
      <UnlessTaken drugType={form.drugType}>
        {inCart ? (
          <InCart>
            <Button variant="secondary" size="small" onClick={cart.open}>
              Open cart
            </Button>
          </InCart>
        ) : (
          <Button full size="large" onClick={() => void cart.add([plan.id])}>
            {page.needsPrescription ? 'Start online visit' : 'Add to cart'}
          </Button>
        )}
      </UnlessTaken>
      <p className={styles.fine}>
        {plan.supplyInDays > 0 ? 'Renews until you cancel. ' : ''}
        {page.needsPrescription
          ? 'Rx only: a licensed clinician decides whether it is right for you. Shipping and tax, if any, are shown before you pay.'
          : 'Shipping and tax, if any, are shown before you pay.'}
      </p>
    </Stack>
  );
};
