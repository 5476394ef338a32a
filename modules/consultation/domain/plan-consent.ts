import { joinWithAnd } from '#kernel/join-with-and.ts';
import type { ConsentText } from '#modules/account/index.ts';

const VERSION = '2026-11c';

/**
 * The text beside the box of a plan that the clinician proposes: shown, compared and stored as it is. `agreement`: what is
 * charged and when, as billing says it.
 */
export const planConsent = (
  products: readonly { readonly displayedName: string }[],
  agreement: string,
): ConsentText => ({
  id: 'plan.recurring',
  type: 'auto_renew',
  version: VERSION,
  text: `I agree to the plan my clinician proposes: ${joinWithAnd(products.map(({ displayedName }) => displayedName))}. ${agreement}`,
});
