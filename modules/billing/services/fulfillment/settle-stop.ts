import { formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { type StopAnswer, type StopCause, weightiestCause } from '../../domain/states/order-stop.ts';
import { billingEvents } from '../../events.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { whatHappensNext } from '../parcels/subscriptions-after.ts';
import { bringChargesForward } from './charge-after-stop.ts';

/** The outcome for products of an order that were to be stopped. */
interface Answered {
  readonly answer: StopAnswer;
  readonly productIds: readonly number[];
  /** Cents that are refunded. */
  readonly refunded: number;
  /** Nothing of the order ships. */
  readonly isWhole: boolean;
}

/** The outcome. `refunded`: cents that are refunded; `nextCharge`: the date to which a subscription has moved. */
interface Outcome extends Pick<Answered, 'refunded' | 'isWhole'> {
  readonly cause: StopCause;
  readonly nextCharge: Date | null;
  /** The next steps for the patient who requested it. */
  readonly next: readonly string[];
}

const isTooLate: Readonly<Record<StopCause, string>> = {
  unsafe:
    'This package was already on its way. Please do not take what is in it until your clinician has written to you.',
  replaced:
    'This package was already on its way. Your new plan replaces what is in it: do not take both, and ask your clinician which one to take now.',
  requested:
    'The pharmacy had already filled it, so it will ship, and prescription medicine cannot be returned. Unopened products without a prescription can be returned: tell us in your order history once they arrive.',
};

/** Also emailed, so they name no product. */
const notices: Readonly<
  Record<StopAnswer, (order: CustomerOrder, outcome: Outcome) => { subject: string; body: string }>
> = {
  stopped: ({ number, lines }, { refunded, isWhole, nextCharge, next }) => ({
    subject: isWhole ? `Order ${number} was stopped` : `Part of order ${number} was stopped`,
    body: [
      `We stopped ${isWhole ? 'your order' : 'part of your order'} before it shipped${refunded > 0 ? `; you get your money back. ${moneyBack(refunded)}` : '.'}`,
      ...(isWhole && lines.filter((line) => !line.canceled).length > 1
        ? [
            'The pharmacy can only stop a whole order, so none of it will ship. Write to us if you need the rest of it soon.',
          ]
        : []),
      ...(nextCharge
        ? [
            `Your next shipment is planned for ${formatDate(nextCharge)}, so that you do not run out. Nothing that your clinician has put on hold is charged or sent. You can change the date online.`,
          ]
        : []),
      ...next,
    ].join(' '),
  }),
  too_late: ({ number }, { cause }) => ({
    subject: `Order ${number} could not be stopped`,
    body: isTooLate[cause],
  }),
};

/**
 * Closes open requests to stop products of a locked order, and notifies the patient. What was stopped is charged again
 * when the patient needs it.
 */
export const settleStop = async (
  tx: Scope,
  order: CustomerOrder,
  { answer, productIds, refunded, isWhole }: Answered,
): Promise<void> => {
  const stops = orderStopRepository(tx.db);
  const open = (await stops.open(order.id)).filter((one) => productIds.includes(one.productId));
  await stops.answer(order.id, productIds, { answer, at: tx.clock.now() });
  const cause = weightiestCause(open.map((one) => one.cause));
  // Patients who stop an order themselves keep their date: nothing is charged sooner than they expect.
  const isOurs = cause !== 'requested';
  const concerned = isWhole
    ? order
    : { ...order, lines: order.lines.filter((line) => productIds.includes(line.productId)) };
  const nextCharge = answer === 'stopped' && isOurs ? await bringChargesForward(tx, concerned) : null;
  const next = isOurs ? '' : await whatHappensNext(tx, concerned);
  const { id: orderId, userId, number, checkoutId } = order;
  await tx.emit(billingEvents.orderStopAnswered, {
    ...{ userId, orderId, number, checkoutId, productIds, answer, cause, isWhole },
  });
  const where = ` Sign in to read more: ${new URL('/messages', tx.settings.origins.app).href}`;
  await tx.use(accountPort).notify(userId, () => {
    const { subject, body } = notices[answer](order, {
      ...{ cause, refunded, isWhole, nextCharge },
      next: next === '' ? [] : [next],
    });
    return { kind: `order_${answer}`, subject, body: `${body}${where}` };
  });
};
