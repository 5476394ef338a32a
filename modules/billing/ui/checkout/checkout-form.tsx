import { useRef } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { CardChoice, type CardChoiceHandle } from '../card-choice.tsx';
import { cardFieldConfig } from '../card-entry.ts';
import { AccountStep, signInPath } from './account-step.tsx';
import styles from './checkout-form.module.css';
import { DetailsStep } from './details-step.tsx';
import { LockedSteps } from './locked-steps.tsx';
import { OrderAbove, OrderBeside } from './order-summary.tsx';
import { PlacedAlready } from './placed-already.tsx';
import { priceSections } from './price-words.ts';
import { ReviewStep } from './review-step.tsx';
import { Step } from './step.tsx';
import { useDraft } from './use-draft.ts';
import { AGREEMENT_FIELD, usePlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  readonly answer: CheckoutPageQuery;
}

const ignoredWords = (count: number): string =>
  count === 1
    ? 'One product in your link could not be found. It is not part of this order.'
    : `${count} products in your link could not be found. They are not part of this order.`;

/** Checkout of a cart that holds something: four steps on one page, the prices always in view. */
export const CheckoutForm = ({ answer }: CheckoutFormProps) => {
  const { currentUser: person, checkoutPage: page, catalogue } = answer;
  const { quote, products } = page;
  const param = products.map((product) => product.id).join(',');
  const renews = quote.nextCharges.length > 0;
  const card = useRef<CardChoiceHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const { draft, memory, version, change, changeDetail, orderAgain } = useDraft(
    param,
    person,
    quote.consentVersion,
  );
  const { place, busy, trouble, problem, correct } = usePlaceOrder(
    {
      memory,
      draft,
      productIds: products.map((product) => product.id),
      renews,
      consentVersion: quote.consentVersion,
    },
    card,
  );

  const risks = new Map(catalogue.map((entry) => [entry.drugType, entry.drugDescriptionResultsPage ?? '']));
  const summary = {
    products,
    risks,
    sections: priceSections(
      quote,
      new Map(products.map(({ id, supplyInformation }) => [id, supplyInformation])),
    ),
    today: quote.today.total,
    renews,
  };

  // On phones the products with their risks are folded away, so the prices name the risks as well.
  const sectionsWithRisks = priceSections(
    quote,
    new Map(
      products.map((product) => [
        product.id,
        product.needsPrescription
          ? `${product.supplyInformation}. Rx only. ${risks.get(product.drugType) ?? ''}`
          : product.supplyInformation,
      ]),
    ),
  );

  if (memory?.placedHref) return <PlacedAlready href={memory.placedHref} onAgain={orderAgain} />;
  return (
    <FlowLayout aside={<OrderBeside {...summary} />}>
      <PageHeading title="Checkout" />
      {page.ignoredIds.length > 0 ? (
        <Notice tone="info" live={false}>
          {ignoredWords(page.ignoredIds.length)}
        </Notice>
      ) : null}
      <OrderAbove {...summary} />
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void place();
        }}
      >
        {trouble.signedOut ? (
          <Notice
            tone="caution"
            title="You have been signed out"
            actions={<LinkButton href={signInPath(param, false)}>Sign in again</LinkButton>}
          >
            Nothing was charged. What you typed is kept; only the card has to be entered again.
          </Notice>
        ) : (
          <FormErrorSummary
            problems={trouble.problems}
            message={trouble.message}
            title={trouble.declined ? 'Your card was not accepted' : undefined}
            focus="field"
          />
        )}
        <AccountStep email={person?.email ?? null} products={param} />
        {person ? (
          <>
            <DetailsStep
              details={draft.details}
              onChange={(field, value) => {
                correct(field);
                changeDetail(field, value);
              }}
              problem={problem}
              version={version}
              needsPrescription={quote.needsPrescription}
              servedStates={page.servedStates}
            />
            <Step number={3} title="Your card" state="open">
              <Stack gap={5}>
                {quote.today.total === 0 ? (
                  <p>We save your card with our payment provider. Nothing is charged today.</p>
                ) : null}
                <CardChoice
                  config={cardFieldConfig(page.cardEntry)}
                  savedCard={page.savedCard}
                  error={trouble.declined}
                  ref={card}
                  onSubmit={() => form.current?.requestSubmit()}
                />
              </Stack>
            </Step>
            <ReviewStep
              sections={sectionsWithRisks}
              today={quote.today.total}
              renews={renews}
              needsPrescription={quote.needsPrescription}
              consentText={quote.consentText}
              draft={draft}
              onChange={(part) => {
                correct(AGREEMENT_FIELD);
                change(part);
              }}
              problem={problem}
              busy={busy}
            />
          </>
        ) : (
          <LockedSteps sections={sectionsWithRisks} renews={renews} />
        )}
      </form>
    </FlowLayout>
  );
};
