import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { paymentsActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { isOverdue } from '../../domain/agreement/charge-agreement.ts';
import { cardMonth } from '../../domain/cards/card-expiry.ts';
import { cardLabel } from '../../domain/cards/card-label.ts';
import { cardRepository, type StoredCard } from '../../repositories/cards.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { announceLateCharge } from '../agreement/announce-late-charge.ts';

const isSame = (one: StoredCard, other: StoredCard): boolean =>
  one.last4 === other.last4 &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear &&
  one.brand === other.brand &&
  one.fingerprint === other.fingerprint &&
  one.postalCode === other.postalCode &&
  one.wallet === other.wallet;

/**
 * A refill that this card's old details declined is retried: the issuer confirmed the new ones. More than a week after it
 * was declined, the patient no longer expects the charge, and it is announced again. Returns what is charged now.
 */
const tryAgain = async (tx: Scope, userId: string): Promise<readonly Invoice[]> => {
  const invoices = invoiceRepository(tx.db);
  const now = tx.clock.now();
  const charged: Invoice[] = [];
  for (const invoiceId of await cardRepository(tx.db).refusedOf(userId)) {
    const invoice = await invoices.find(invoiceId);
    if (!invoice) continue;
    if (isOverdue(invoice.firstFailedAt ?? now, now)) {
      await announceLateCharge(tx, invoice);
      continue;
    }
    await invoices.change(invoiceId, { nextTryAt: now });
    charged.push(invoice);
  }
  return charged;
};

const update = (scope: Scope, userId: string, now: StoredCard): Promise<void> =>
  scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(userId);
    const cards = cardRepository(tx.db);
    const before = (await cards.ofUser(userId)).find((card) => card.paymentMethodId === now.paymentMethodId);
    if (!before || isSame(before, now)) return;
    await cards.change(userId, now);
    await recordAudit(tx, {
      actor: paymentsActor,
      action: 'card.updated',
      subject: 'person',
      subjectId: userId,
    });
    const charged = before.isDefault ? await tryAgain(tx, userId) : [];
    const retries = charged.map(
      ({ number, total }) =>
        ` We are charging it ${formatMoney(total)} now for invoice ${number}, which the old card declined.`,
    );
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'card_updated',
      subject: 'Your bank replaced your card',
      body: `Your bank told us about your new card: ${cardLabel(now)}, valid through ${cardMonth(now)}. It replaces ${cardLabel(before)}.${retries.join('')} You do not need to do anything. To use another card: ${new URL('/account/info#cards', tx.settings.origins.app).href}`,
    }));
  });

/**
 * Handles an event about a saved card that its issuer replaced. The event's content is not trusted: the card is queried
 * from the processor. Safe to repeat, late and in any order; unknown cards are ignored.
 */
export const applyCardEvent = async (scope: Scope, paymentMethodId: string): Promise<void> => {
  const owners = await cardRepository(scope.db).ownersOf(paymentMethodId);
  if (owners.length === 0) return;
  const card = await scope.use(paymentGatewayPort).card(paymentMethodId);
  if (!card) return;
  for (const userId of owners) await update(scope, userId, card);
};
