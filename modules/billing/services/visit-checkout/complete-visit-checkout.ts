import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, notFound, type Result } from '#kernel/result.ts';
import { accountPort, leavingPort, shownText, textChanged, wereShown } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateProblems } from '../../domain/checkout/birth-date-problems.ts';
import { careIntakePort } from '../../index.ts';
import { type Checkout, checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { procedureDepositRepository } from '../../repositories/procedure-deposits.ts';
import { type VisitCheckout, visitCheckoutRepository } from '../../repositories/visit-checkouts.ts';
import type { VisitWish } from '../../visit-checkout-port.ts';
import { type OrderWithInvoice, startCharge } from '../charging/begin-charge.ts';
import {
  type Completed,
  chargeOptions,
  keepOldAddress,
  mergedAway,
  recordConsents,
  saveProfile,
} from '../checkout/complete-checkout.ts';
import { agreedProduct, orderLine } from '../checkout/create-purchase.ts';
import { pricesChanged } from '../checkout/read-order.ts';
import { transitionCheckout } from '../transitions.ts';
import { addServiceOrder } from './service-order.ts';
import { type VisitTerms, visitTerms } from './visit-terms.ts';

/** The requests of a stored checkout. */
const wishOf = ({ productIds }: Checkout, visit: VisitCheckout): VisitWish =>
  visit.consultationId
    ? { kind: 'visit', consultationId: visit.consultationId }
    : { kind: 'deposit', productId: productIds[0] ?? 0, procedureOn: visit.procedureOn ?? '' };

const textOf = ({ agreements }: VisitTerms): string => agreements.at(-1)?.consent.text ?? '';

/** The order of what is charged today; null when nothing is. */
const chargeToday = async (
  tx: Scope,
  actor: Actor,
  checkout: Checkout,
  terms: VisitTerms,
): Promise<OrderWithInvoice | null> => {
  const { product, today } = terms;
  if (today.total === 0) return null;
  const { userId, id: checkoutId, shipping } = checkout;
  return addServiceOrder(tx, actor, {
    kind: product ? 'deposit' : 'visit_fee',
    userId,
    checkoutId,
    shipTo: { recipient: `${shipping.firstName} ${shipping.lastName}`, address: shipping.address },
    orderLines: product ? [orderLine(agreedProduct(product), null)] : [],
    lines: today.lines,
    text: textOf(terms),
  });
};

/**
 * Finishes the checkout of a visit without an order, or of a deposit, once its card is valid: the visit is sent to the
 * clinicians, what is due today is charged, all in one transaction and once. Fails as `completeCheckout` does, and as
 * sending the answers does.
 */
export const completeVisitCheckout = (
  scope: Scope,
  actor: Actor,
  checkoutId: string,
  { userId, card }: { readonly userId: string; readonly card: StoredCard },
): Promise<Result<Completed>> =>
  allOrNothing(scope, async (tx) => {
    const checkouts = checkoutRepository(tx.db);
    const visit = await visitCheckoutRepository(tx.db).find(checkoutId);
    if (!visit) return orRefuse(notFound('checkout'));
    // The visit is locked before the person, as everywhere.
    if (visit.consultationId) await tx.use(careIntakePort).lockVisit(visit.consultationId);
    const checkout = await checkouts.findLocked(checkoutId);
    if (checkout?.userId !== userId) return orRefuse(notFound('checkout'));
    if (checkout.status === 'placed') return { charge: null };
    const person = await tx.use(accountPort).person(userId);
    if (!person || person.mergedInto !== null) return orRefuse(mergedAway);
    orRefuse(await tx.use(leavingPort).mayBegin(userId));
    const { address, dob } = checkout.shipping;
    const [otherDob] = birthDateProblems(person.dob, dob);
    if (otherDob) orRefuse(badInput([otherDob]));
    const terms = orRefuse(await visitTerms(tx, wishOf(checkout, visit), address));
    if (terms.version !== checkout.consentVersion) orRefuse(pricesChanged);
    const texts = terms.agreements.map(({ consent }) => consent);
    if (!wereShown(texts, checkout.agreedTexts.map(shownText))) orRefuse(textChanged);
    await customerRepository(tx.db).saveCard(userId, card, tx.clock.now());
    await keepOldAddress(tx, actor, userId, { before: person.address, now: address });
    orRefuse(await saveProfile(tx, actor, checkout));
    await recordConsents(tx, actor, checkout);
    const { consultationId } = visit;
    const isOpen = consultationId
      ? orRefuse(
          await tx
            .use(careIntakePort)
            .sendVisit(actor, { userId, checkoutId, consultationId, shipState: address.state }),
        )
      : true;
    await transitionCheckout(tx, checkout, 'placed', { actor, reason: 'card saved and terms agreed' });
    // A rule may end the visit with the answers that were sent: then nothing is charged.
    const due = isOpen ? await chargeToday(tx, actor, checkout, terms) : null;
    if (due && visit.procedureOn)
      await procedureDepositRepository(tx.db).add({
        orderId: due.order.id,
        userId,
        procedureOn: visit.procedureOn,
      });
    return { charge: due && (await startCharge(tx, due, chargeOptions(tx, actor))) };
  });
