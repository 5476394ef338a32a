import { type ReactNode, useRef, useState } from 'react';
import type { VisitWishInput } from '#client/data/schema-inputs.generated.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormErrorSummary } from '#client/ui/form-error-summary.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { PriceSummary } from '#client/ui/price-summary.tsx';
import { formatMoney } from '#kernel/money.ts';
import { CardChoice, type CardChoiceHandle } from '../card-choice.tsx';
import { cardFieldConfig } from '../card-entry.ts';
import { type Details, detailsOf } from '../checkout/details.ts';
import { DetailsFields } from '../checkout/details-step.tsx';
import { useVisitCheckout } from './use-visit-checkout.ts';
import { visitPrices } from './visit-prices.ts';
import type { VisitTermsContentFragment } from './visit-terms-content.generated.ts';

export interface VisitCheckoutFormProps {
  readonly person: Parameters<typeof detailsOf>[0];
  readonly wish: VisitWishInput;
  readonly terms: VisitTermsContentFragment;
  /** The newest terms, for the patient's state. */
  readonly loadTerms: (state: string) => Promise<unknown>;
  /** Above the prices. */
  readonly children?: ReactNode;
}

const noProducts: readonly never[] = [];

/** Person, address, prices, card and agreements: for a visit without an order, and for a deposit. */
export const VisitCheckoutForm = ({ person, wish, terms, loadTerms, children }: VisitCheckoutFormProps) => {
  const link = useLink();
  const card = useRef<CardChoiceHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState<Details>(() => detailsOf(person));
  const [agreed, setAgreed] = useState<ReadonlyMap<string, string>>(new Map());
  const state = details['address.state'];
  // A box whose text has changed is no longer checked.
  const ticked = new Set(
    terms.agreements
      .filter(({ field, consent }) => agreed.get(field) === consent.text)
      .map(({ field }) => field),
  );
  const checkout = useVisitCheckout(
    { wish, details, ticked, terms, onChanged: () => loadTerms(state) },
    card,
  );
  const isVisit = terms.name === null;

  const change = (changed: Partial<Details>) => {
    checkout.correct(...Object.keys(changed));
    setDetails((before) => ({ ...before, ...changed }));
    const next = changed['address.state'];
    if (next && next !== state) void loadTerms(next);
  };
  return (
    <ScriptedForm ref={form} noValidate onSend={checkout.send}>
      <Stack gap={8}>
        <FormErrorSummary problems={checkout.problems} message={checkout.message} focus="field" />
        {children}
        <PriceSummary sections={visitPrices(terms)} />
        <Stack gap={5}>
          <h2>You</h2>
          <DetailsFields
            details={details}
            onChange={change}
            problem={checkout.problem}
            version={0}
            needsPrescription={isVisit}
            servedStates={terms.servedStates}
            products={noProducts}
          />
        </Stack>
        <Stack gap={5}>
          <h2>Your card</h2>
          {terms.today === 0 ? <p>We save it with our payment provider. Nothing is charged today.</p> : null}
          <CardChoice
            config={cardFieldConfig(terms.cardEntry)}
            savedCard={terms.savedCard}
            error={checkout.problem('paymentMethodId')}
            ref={card}
            onSubmit={() => form.current?.requestSubmit()}
          />
        </Stack>
        <Stack gap={4}>
          <h2>What you agree to</h2>
          {terms.agreements.map(({ field, consent }) => (
            <CheckboxField
              key={field}
              name={field}
              label={consent.text}
              description={
                consent.document ? (
                  <a href={link(consent.document.href)} target="_blank" rel="noreferrer">
                    Read the {consent.document.title}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </a>
                ) : undefined
              }
              checked={ticked.has(field)}
              error={checkout.problem(field)}
              onChange={(on) => {
                checkout.correct(field);
                setAgreed((before) => new Map(before).set(field, on ? consent.text : ''));
              }}
            />
          ))}
        </Stack>
        <div>
          <Button type="submit" size="large" full="phone" pending={checkout.busy} pendingLabel="Sending">
            {terms.today > 0 ? `Pay ${formatMoney(terms.today)}` : 'Send to a clinician'}
          </Button>
        </div>
      </Stack>
    </ScriptedForm>
  );
};
