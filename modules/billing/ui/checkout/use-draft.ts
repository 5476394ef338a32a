import { useEffect, useState } from 'react';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { browserMemory, type CheckoutMemory } from './checkout-memory.ts';
import { type Details, detailsOf } from './details.ts';

export interface Draft {
  readonly details: Details;
  /** The agreed texts by field, as hashes of the text beside the box. */
  readonly agreed: Readonly<Record<string, string>>;
  /** Empty for the method that is offered first. */
  readonly shippingMethod: string;
  /** As typed and applied; empty without one. */
  readonly discountCode: string;
}

/** The details entered in checkout, stored in the tab: they survive a sign-in, the issuer's page and a reload. */
export const useDraft = (
  products: string,
  { currentUser: person, toldDetails }: Pick<CheckoutPageQuery, 'currentUser' | 'toldDetails'>,
  flow: CheckoutFlow,
) => {
  const [draft, setDraft] = useState<Draft>(() => ({
    details: detailsOf(person, toldDetails),
    agreed: {},
    shippingMethod: '',
    discountCode: '',
  }));
  // Null until the browser has read its storage, which the server does not have.
  const [memory, setMemory] = useState<CheckoutMemory | null>(null);
  const [version, setVersion] = useState(0);
  const userId = person?.id ?? null;

  useEffect(() => {
    const found = browserMemory().open(products, userId, flow);
    setMemory(found);
    setDraft((current) => ({
      details: found.details ?? current.details,
      agreed: found.agreed,
      shippingMethod: found.shippingMethod,
      discountCode: found.discountCode,
    }));
    setVersion((count) => count + 1);
  }, [products, userId, flow]);

  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (memory) browserMemory().change(memory.checkoutId, next);
  };

  const changeDetails = (changed: Partial<Details>): void =>
    change({ details: { ...draft.details, ...changed } });

  return {
    draft,
    memory,
    change,
    /** Props of the fields of the details. A field that changes is reported to `correct`. */
    detailsProps: (correct: (...fields: string[]) => void) => ({
      details: draft.details,
      // Counts how often the details were replaced as a whole.
      version,
      onChange: (changed: Partial<Details>): void => {
        correct(...Object.keys(changed));
        changeDetails(changed);
      },
    }),
    /** Buys the same products again, after they were ordered. */
    orderAgain: (): void => {
      if (memory) browserMemory().again(memory.checkoutId);
      setMemory(browserMemory().open(products, userId, flow));
    },
  };
};
