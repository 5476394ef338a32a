import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { StopAnswer } from '../../domain/states/order-stop.ts';
import { billingEvents } from '../../events.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';

/** Emailed too, so they name no product. */
const notices: Readonly<
  Record<StopAnswer, (order: CustomerOrder, refunded: number) => { subject: string; body: string }>
> = {
  stopped: ({ number, lines }, refunded) => ({
    subject: `Order ${number} was stopped`,
    body: [
      refunded > 0
        ? `We stopped your order before it shipped; you get your money back. ${formatMoney(refunded)} goes back to your card. Banks usually show it in 5 to 10 days.`
        : 'We stopped your order before it shipped.',
      ...(lines.filter((line) => !line.canceled).length > 1
        ? [
            'The pharmacy can only stop a whole order, so nothing of it ships. Write to us if you need the rest of it soon.',
          ]
        : []),
    ].join(' '),
  }),
  too_late: ({ number }) => ({
    subject: `Order ${number} could not be stopped`,
    body: 'This parcel was already on its way. Please do not take what is in it until your clinician has written to you.',
  }),
};

/**
 * Answers the open requests to stop a locked order, and tells the patient; nothing without one, so that the pharmacy's
 * answer, its next status and a repetition tell once. `refunded`: cents that go back.
 */
export const settleStop = async (
  tx: Scope,
  order: CustomerOrder,
  answer: StopAnswer,
  refunded = 0,
): Promise<void> => {
  const stops = orderStopRepository(tx.db);
  const productIds = await stops.open(order.id);
  if (productIds.length === 0) return;
  await stops.answer(order.id, answer, tx.clock.now());
  const { id: orderId, userId, number, checkoutId } = order;
  await tx.emit(billingEvents.orderStopAnswered, {
    userId,
    orderId,
    number,
    checkoutId,
    productIds,
    answer,
  });
  const { subject, body } = notices[answer](order, refunded);
  const where = ` Sign in to read more: ${new URL('/messages', tx.settings.origins.app).href}`;
  await tx.use(accountPort).notify(userId, { kind: `order_${answer}`, subject, body: `${body}${where}` });
};
