import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import type { Failure, FieldProblem } from '#kernel/result.ts';
import { track } from '#modules/analytics/ui.ts';
import { agreementFields } from '../../domain/checkout/agreement-fields.ts';
import { CARD_FIELD, type CardChoiceHandle } from '../card-choice.tsx';
import { type Agreement, agreementInput, missingAgreements, type Ticked } from './agreements.ts';
import { browserMemory, type CheckoutMemory } from './checkout-memory.ts';
import { detailFields, detailsInput } from './details.ts';
import { findDetailProblems, usePreloadedDetailProblems } from './load-detail-problems.ts';
import { orderExists } from './order-exists.ts';
import { PlaceOrderDocument } from './place-order.generated.ts';
import { readRepeatQuestion } from './read-repeat-question.ts';
import type { Draft } from './use-draft.ts';

/** Account, details, delivery, card, review: tracks each of the form's five steps as completed once its fields are valid. */
const STEPS = 5;

interface Attempt {
  readonly memory: CheckoutMemory | null;
  readonly draft: Draft;
  readonly productIds: readonly number[];
  readonly agreements: readonly Agreement[];
  readonly ticked: Ticked;
  readonly clinicianDecides: boolean;
  readonly consentVersion: string;
}

export interface Trouble {
  readonly problems: readonly FieldProblem[];
  /** A problem that belongs to no field. */
  readonly message?: string;
  readonly signedOut?: boolean;
  /** The same was ordered shortly before: the question whether to place it again. */
  readonly repeated?: string;
  /** The issuer's message, shown at the card. The card form shows typing errors itself. */
  readonly declined?: string;
}

const none: Trouble = { problems: [] };

const fieldsOfForm: ReadonlySet<string> = new Set([
  ...detailFields,
  'shippingMethod',
  'discountCode',
  CARD_FIELD,
  ...agreementFields,
]);

const declined = (message: string): Trouble => ({
  problems: [{ field: CARD_FIELD, message }],
  declined: message,
});

/** The server's problems, beside the fields of this form where it names them. */
const troubleOf = (failure: Failure): Trouble => {
  const { code, message, fields } = failure;
  if (code === 'PAYMENT_DECLINED') return declined(message);
  const repeated = readRepeatQuestion(failure);
  if (repeated) return { ...none, repeated };
  const problems = fields.filter(({ field }) => fieldsOfForm.has(field));
  return {
    problems,
    message: problems.length === 0 ? message : undefined,
    signedOut: code === 'UNAUTHENTICATED',
  };
};

/** Places the order: checks the form, gets the card token, and opens the page named in the result. */
export const usePlaceOrder = (attempt: Attempt, card: RefObject<CardChoiceHandle | null>) => {
  usePreloadedDetailProblems();
  const order = useMutation(PlaceOrderDocument);
  const [trouble, setTrouble] = useState<Trouble>(none);
  const [busy, setBusy] = useState(false);
  // Fields that were changed since their problem was found.
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const running = useRef(false);
  const { memory, draft } = attempt;
  const refusal = memory?.cardProblem ?? null;

  useEffect(() => {
    if (refusal) setTrouble(declined(refusal));
  }, [refusal]);

  // After the browser's “back” from the issuer's page: the page returns as it was left, still waiting.
  useEffect(() => {
    const wake = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  /** True when the browser is leaving the page. */
  const send = async ({ checkoutId }: CheckoutMemory, orderAgain: boolean): Promise<boolean> => {
    const token = (await card.current?.tokenize()) ?? null;
    const problems = [
      ...(await findDetailProblems(draft.details)),
      ...(token && !token.ok ? [{ field: CARD_FIELD, message: token.message }] : []),
      ...missingAgreements(attempt.agreements, attempt.ticked),
    ];
    if (problems.length > 0) {
      setTrouble({ problems });
      return false;
    }
    for (let step = 1; step <= STEPS; step += 1) track('checkout step completed', { step, steps: STEPS });
    const result = await order.run({
      input: {
        checkoutId,
        productIds: attempt.productIds,
        ...detailsInput(draft.details),
        ...agreementInput(attempt.agreements, attempt.ticked),
        shippingMethod: draft.shippingMethod || null,
        discountCode: draft.discountCode || null,
        consentVersion: attempt.consentVersion,
        clinicianDecides: attempt.clinicianDecides,
        orderAgain,
        paymentMethodId: token?.ok ? token.paymentMethodId : null,
      },
    });
    if (!result) return false;
    if (!result.ok) {
      const found = troubleOf(result.failure);
      setTrouble(found);
      // Prices or terms changed: the patient must see the new ones and agree again.
      if (result.failure.code === 'CONFLICT' && !found.repeated) await refreshPage();
      return false;
    }
    const { status, actionUrl, href, ordered, purchase } = result.value.placeOrder;
    const next = ordered ? await orderExists(checkoutId, href, purchase) : href;
    if (status === 'ACTION_REQUIRED' && actionUrl) {
      window.location.assign(actionUrl);
      return true;
    }
    await goTo(next);
    return true;
  };

  /** `orderAgain`: yes to the question of `trouble.repeated`. */
  const place = async (orderAgain = false): Promise<void> => {
    if (running.current || !memory) return;
    running.current = true;
    setBusy(true);
    // The button that says yes stays, and shows that it works.
    if (!orderAgain) setTrouble(none);
    setCorrected([]);
    browserMemory().change(memory.checkoutId, { cardProblem: null });
    const leaving = await send(memory, orderAgain || memory.orderAgain);
    if (leaving) return;
    running.current = false;
    setBusy(false);
  };

  return {
    place,
    busy,
    trouble,
    correct: (...fields: string[]): void => setCorrected((all) => [...all, ...fields]),
    problem: (field: string): string | undefined =>
      corrected.includes(field)
        ? undefined
        : trouble.problems.find((problem) => problem.field === field)?.message,
  };
};
