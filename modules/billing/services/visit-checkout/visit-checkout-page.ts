import { badInput, ok, type Result } from '#kernel/result.ts';
import { usStates } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { TaxUnavailable } from '#server/ports/sales-tax.ts';
import type { Scope } from '#server/scope.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { customerRepository } from '../../repositories/customers.ts';
import type { VisitCheckouts, VisitCheckoutView, VisitWish } from '../../visit-checkout-port.ts';
import { cardEntry } from '../checkout/checkout-page.ts';
import { lineViews } from '../checkout/quote-view.ts';
import { visitTerms } from './visit-terms.ts';

const wellFormed = /^[A-Z]{2}$/;

/** See `VisitCheckouts.page`. */
const page = async (
  scope: Scope,
  userId: string,
  wish: VisitWish,
  state: string | null,
): Promise<Result<VisitCheckoutView>> => {
  if (state !== null && !wellFormed.test(state))
    return badInput([{ field: 'state', message: 'Choose a state.' }]);
  const address = (await scope.use(accountPort).person(userId))?.address ?? null;
  const home = address && (state === null || address.state === state) ? address : null;
  // Without a complete address there is no tax; a deposit for a medical service is not taxed anywhere in the table.
  const to = home ?? (state ? { state, city: '', zipCode: '' } : null);
  const terms = await visitTerms(scope, wish, wish.kind === 'visit' ? to : home).catch((error: unknown) => {
    if (!(error instanceof TaxUnavailable)) throw error;
    return visitTerms(scope, wish, null);
  });
  if (!terms.ok) return terms;
  const { fee, today, agreements, version, product } = terms.value;
  return ok({
    feeWhen: fee.when,
    fee: fee.amount,
    today: today.total,
    lines: lineViews(today.lines),
    name: product?.displayedName ?? null,
    agreements: agreements.map(({ field, consent }) => ({ field, isRequired: true, consent })),
    consentVersion: version,
    cardEntry: cardEntry(scope),
    savedCard: await customerRepository(scope.db).card(userId),
    servedStates: usStates.map(([code]) => code).filter((code) => stateRule(code).prescriptions),
  });
};

export const visitCheckouts = (scope: Scope): VisitCheckouts => ({
  page: (userId, wish, state) => page(scope, userId, wish, state),
});
