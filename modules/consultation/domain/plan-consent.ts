import { joinWithAnd } from '#kernel/join-with-and.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { ConsentText } from '#modules/account/index.ts';

const VERSION = '2026-11b';

/** The text beside the box of a plan that the clinician proposes: shown, compared and stored as it is. */
export const planConsent = (
  {
    amount,
    fee,
    products,
  }: {
    readonly amount: Cents;
    /** The part of the amount that is the visit's fee: charged once. */
    readonly fee: Cents;
    readonly products: readonly { productId: number }[];
  },
  catalog: readonly { readonly id: number; readonly displayedName: string }[],
  /** False when it replaces what ships already and is charged with the next refill. */
  isChargedNow: boolean,
): ConsentText => {
  const price = formatMoney(amount);
  const names = products.flatMap(
    ({ productId }) => catalog.find(({ id }) => id === productId)?.displayedName ?? [],
  );
  const now =
    fee > 0
      ? `I agree to pay ${price} with my saved card when I accept, of which ${formatMoney(fee)} is for the visit, and then ${formatMoney(amount - fee)} for every refill until I cancel.`
      : `I agree to pay ${price} with my saved card when I accept, and then for every refill until I cancel.`;
  const charged = isChargedNow
    ? now
    : `It takes the place of what I have. Nothing is charged now: I agree to pay ${price} for it with my saved card with my next refill, and with every refill until I cancel.`;
  return {
    id: 'plan.recurring',
    type: 'auto_renew',
    version: VERSION,
    text: `I agree to the plan my clinician proposes: ${joinWithAnd(names)}. ${charged} I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`,
  };
};
