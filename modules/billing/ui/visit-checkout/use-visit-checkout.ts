import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VisitWishInput } from '#client/data/schema-inputs.generated.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo } from '#client/routing/navigate.ts';
import type { Failure, FieldProblem } from '#kernel/result.ts';
import { shownText } from '#modules/account/ui.ts';
import { CARD_FIELD, type CardChoiceHandle } from '../card-choice.tsx';
import { type Details, detailsInput } from '../checkout/details.ts';
import { PlaceVisitCheckoutDocument } from './place-visit-checkout.generated.ts';
import type { VisitTermsContentFragment } from './visit-terms-content.generated.ts';

const KEY = 'thicket.visit-checkout';

/** The checkout's id, stored in the tab: sending it again pays nothing twice. */
const checkoutIdFor = (about: string): string => {
  try {
    const known = window.sessionStorage.getItem(`${KEY}.${about}`);
    if (known) return known;
    const made = crypto.randomUUID();
    window.sessionStorage.setItem(`${KEY}.${about}`, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
};

export interface VisitAttempt {
  readonly wish: VisitWishInput;
  readonly details: Details;
  readonly ticked: ReadonlySet<string>;
  readonly terms: VisitTermsContentFragment;
  /** The price or a text changed: the page loads the new one. */
  readonly onChanged: () => Promise<unknown>;
}

/** Sends the checkout of a visit or deposit, and opens the page that the answer names. */
export const useVisitCheckout = (attempt: VisitAttempt, card: RefObject<CardChoiceHandle | null>) => {
  const { wish, details, ticked, terms, onChanged } = attempt;
  const about = wish.consultationId ?? `${wish.productId}-${wish.procedureOn}`;
  const checkoutId = useRef('');
  useEffect(() => {
    checkoutId.current = checkoutIdFor(about);
  }, [about]);
  const sending = useMutation(PlaceVisitCheckoutDocument);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refused = async ({ code, fields, message: words }: Failure) => {
    setProblems(code === 'PAYMENT_DECLINED' ? [{ field: CARD_FIELD, message: words }] : fields);
    setMessage(code === 'PAYMENT_DECLINED' ? undefined : words);
    if (code === 'CONFLICT') await onChanged();
  };

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    const token = (await card.current?.tokenize()) ?? null;
    const missing = terms.agreements
      .filter(({ field }) => !ticked.has(field))
      .map(({ field, consent }) => ({ field, message: consent.missing }));
    const wrong = [
      ...missing,
      ...(token && !token.ok ? [{ field: CARD_FIELD, message: token.message }] : []),
    ];
    setProblems(wrong);
    if (wrong.length > 0) return setBusy(false);
    const result = await sending.run({
      input: {
        checkoutId: checkoutId.current,
        wish,
        ...detailsInput(details),
        termsAgreement: ticked.has('termsAgreement'),
        telehealthAgreement: ticked.has('telehealthAgreement'),
        cardAgreement: ticked.has('cardAgreement'),
        shownTexts: terms.agreements.map(({ consent }) => shownText(consent)),
        consentVersion: terms.consentVersion,
        paymentMethodId: token?.ok ? token.paymentMethodId : null,
      },
    });
    if (result?.ok) {
      const { status, actionUrl, href } = result.value.placeVisitCheckout;
      if (status === 'ACTION_REQUIRED' && actionUrl) return window.location.assign(actionUrl);
      await goTo(href);
      return;
    }
    if (result) await refused(result.failure);
    setBusy(false);
  };

  return {
    send,
    busy,
    problems,
    message,
    problem: (field: string) => problems.find((one) => one.field === field)?.message,
    correct: (...fields: readonly string[]) =>
      setProblems((all) => all.filter(({ field }) => !fields.includes(field))),
  };
};
