import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useShown } from '#modules/analytics/ui.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { CardChoice, type CardChoiceHandle, type SavedCard } from '../card-choice.tsx';
import { cardFieldConfig } from '../card-entry.ts';
import { AccountStep } from './account-step.tsx';
import { afterTick, stillTicked } from './agreements.ts';
import { AlreadyOrdered } from './already-ordered.tsx';
import { type CheckoutFlow, checkoutPath } from './checkout-flow.ts';
import styles from './checkout-form.module.css';
import { checkoutSummary } from './checkout-summary.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { type DetailsFieldsProps, DetailsStep } from './details-step.tsx';
import { GetStartedSteps } from './get-started-steps.tsx';
import { LockedSteps } from './locked-steps.tsx';
import { OrderAbove, OrderBeside } from './order-summary.tsx';
import { ProductNotices } from './product-notices.tsx';
import type { Quoted } from './quoted-for.ts';
import { ReviewStep } from './review-step.tsx';
import { Step } from './step.tsx';
import { useCartSync } from './use-cart-sync.ts';
import { useCheckoutQuote } from './use-checkout-quote.ts';
import { useClinicianDecides } from './use-clinician-decides.ts';
import { useDraft } from './use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

// Loaded after the page: it is there before anything can fail.
const loadTrouble = () => import('./trouble-notice.tsx');
const TroubleNotice = lazy(async () => ({ default: (await loadTrouble()).TroubleNotice }));

interface CheckoutFormProps {
  readonly answer: CheckoutPageQuery;
  readonly flow: CheckoutFlow;
  readonly title?: string;
  /** Above the form. */
  readonly intro?: (quote: Quoted['quote']) => ReactNode;
  /** In place of the fields for the person and the address. */
  readonly details?: (props: DetailsFieldsProps) => ReactNode;
  /** Saved cards besides the one that is charged. */
  readonly otherCards?: readonly SavedCard[];
}

const ignoredText = (count: number): string =>
  count === 1
    ? 'One product in your link could not be found.'
    : `${count} products in your link could not be found.`;

const detailsStep = (props: DetailsFieldsProps) => <DetailsStep {...props} />;

/** Checkout of a non-empty cart: five steps on one page, with the prices always visible. */
export const CheckoutForm = (props: CheckoutFormProps) => {
  const { answer, flow, title = 'Checkout', intro, details = detailsStep, otherCards } = props;
  const { currentUser: person, checkoutPage: page } = answer;
  const { products } = page;
  const param = products.map((product) => product.id).join(',');
  const here = checkoutPath(flow, param);
  const clinicianDecides = useClinicianDecides(param);
  useShown('checkout viewed', {
    productIds: products.map(({ id }) => id),
    value: products.reduce((sum, { price }) => sum + price, 0),
  });
  const card = useRef<CardChoiceHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const { draft, memory, change, detailsProps, orderAgain } = useDraft(param, answer, flow);
  const priced = useCheckoutQuote(page, draft, person && memory ? memory.checkoutId : null);
  const { quote, agreements } = priced;
  const order = checkoutSummary(answer, quote);
  const ticked = stillTicked(agreements, draft.agreed);
  const { place, busy, trouble, problem, correct } = usePlaceOrder(
    {
      memory,
      draft,
      productIds: products.map((product) => product.id),
      ticked,
      agreements,
      clinicianDecides,
      consentVersion: quote.consentVersion,
    },
    card,
  );

  useEffect(() => void loadTrouble(), []);
  useCartSync(memory && !memory.placedHref ? param : null);

  if (memory?.placedHref) return <AlreadyOrdered href={memory.placedHref} onAgain={orderAgain} />;
  return (
    <FlowLayout aside={<OrderBeside {...order} />}>
      <Stack gap={8}>
        {flow === 'ecommerce' ? <GetStartedSteps at="Payment" /> : null}
        <PageHeading title={title} />
        <NeedsScript what="Ordering" />
        {intro?.(quote)}
        {page.ignoredIds.length > 0 ? (
          <Notice tone="info" live={false}>
            {ignoredText(page.ignoredIds.length)}
          </Notice>
        ) : null}
        <ProductNotices notOffered={page.notOffered} alreadyTaken={page.alreadyTaken} />
        {page.leftOut.length > 0 ? (
          <Notice tone="info" live={false}>
            Left out because it cannot be in one plan with the rest: {page.leftOut.join(', ')}.
          </Notice>
        ) : null}
        {clinicianDecides ? (
          <Notice tone="info" title="You leave the choice to the clinician">
            The clinician may keep this, change it or decline. A different plan is shown to you with its
            price, and starts only when you agree.
          </Notice>
        ) : null}
        <OrderAbove {...order} />
        <ScriptedForm ref={form} noValidate className={styles.form} onSend={() => place()}>
          {trouble.problems.length > 0 || trouble.message || trouble.signedOut ? (
            <Suspense>
              <TroubleNotice trouble={trouble} here={here} />
            </Suspense>
          ) : null}
          <AccountStep email={person?.email ?? null} here={here} />
          {person ? (
            <>
              {details({
                ...detailsProps(correct),
                problem,
                needsPrescription: quote.needsPrescription,
                servedStates: page.servedStates,
                products: page.products,
              })}
              <DeliveryStep
                priced={priced}
                draft={draft}
                problem={problem}
                onChange={(part) => {
                  correct(...Object.keys(part));
                  change(part);
                }}
              />
              <Step number={4} title="Your card" state="open">
                <Stack gap={5}>
                  {order.today === 0 ? (
                    <p>We save your card with our payment provider. Nothing is charged today.</p>
                  ) : null}
                  <CardChoice
                    config={cardFieldConfig(page.cardEntry)}
                    savedCard={page.savedCard}
                    otherCards={otherCards}
                    error={trouble.declined}
                    ref={card}
                    onSubmit={() => form.current?.requestSubmit()}
                  />
                </Stack>
              </Step>
              <ReviewStep
                sections={order.fullSections}
                today={order.today}
                isRecurring={order.isRecurring}
                needsPrescription={quote.needsPrescription}
                agreements={agreements}
                ticked={ticked}
                onTick={(field, on) => {
                  correct(field);
                  change({ agreed: afterTick(agreements, draft.agreed, field, on) });
                }}
                problem={problem}
                busy={busy || (priced.isStale && priced.failure === null)}
                isPriced={priced.failure === null}
                repeated={trouble.repeated}
                onOrderAgain={() => place(true)}
              />
            </>
          ) : (
            <LockedSteps sections={order.fullSections} isRecurring={order.isRecurring} />
          )}
        </ScriptedForm>
      </Stack>
    </FlowLayout>
  );
};
