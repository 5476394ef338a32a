import { Button } from '#client/ui/button.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { StickyActions } from '#client/ui/sticky-actions.tsx';
import { basePlan, NotSoldIn, PlanPicker } from '#modules/catalogue/ui.ts';
import { CartTotals } from '../cart-totals.tsx';
import { choicesAround } from '../dose/dose-choices.ts';
import { DosePicker } from '../dose/dose-picker.tsx';
import { InCart } from '../in-cart.tsx';
import { AddToCartForm } from '../no-script/add-to-cart-form.tsx';
import { CartLink } from '../no-script/cart-link.tsx';
import { UnlessTaken } from '../taken/taken.tsx';
import { useCart } from '../use-cart.tsx';
import styles from './buy-box.module.css';
import { NotSure } from './not-sure.tsx';
import type { ProductForm, ProductPageAnswer, ProductPlan } from './product-page.ts';

interface BuyBoxProps {
  readonly page: ProductPageAnswer;
  readonly form: ProductForm;
  readonly plan: ProductPlan;
  readonly onChange: (form: ProductForm, plan: ProductPlan) => void;
}

/** Form, dose and cadence, charge dates, and the button that adds to the cart. Its parts stand in the caller's column. */
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
  const { supplies } = choicesAround(form.products, plan);
  return (
    <>
      {page.forms.length > 1 ? (
        <PillRadios
          wide
          legend="Form"
          options={page.forms.map(({ drugType, label }) => ({ value: drugType, label }))}
          value={form.drugType}
          onChange={chooseForm}
        />
      ) : null}
      <DosePicker
        product={page.name}
        plans={form.products}
        plan={plan}
        onChange={(next) => choose(form, next)}
      />
      <PlanPicker
        product={page.name}
        plans={supplies}
        value={plan.id}
        onChange={(id) =>
          choose(
            form,
            supplies.find((one) => one.id === id),
          )
        }
      />
      <div aria-live="polite">
        <CartTotals products={[plan]} />
      </div>
      <NotSoldIn states={plan.unavailableStates} />
      <UnlessTaken drugType={form.drugType}>
        <StickyActions>
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
        </StickyActions>
      </UnlessTaken>
      <noscript>
        {import.meta.env.SSR ? (
          <>
            <AddToCartForm
              title={page.name}
              plans={page.forms.flatMap(({ products }) => products)}
              chosen={plan.id}
            />
            <CartLink />
          </>
        ) : null}
      </noscript>
      {page.needsPrescription ? <NotSure serviceLine={plan.serviceLine} /> : null}
      <p className={styles.fine}>
        {plan.supplyInDays > 0 ? 'Renews until you cancel. ' : ''}
        {page.needsPrescription ? 'Rx only: a licensed clinician decides whether it is right for you. ' : ''}
        Shipping and tax, if any, are shown before you pay.
      </p>
    </>
  );
};
