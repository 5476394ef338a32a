import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';
import type { Card } from './buy.ts';
import { placeVisit } from './visit-fee.ts';

/** A hair transplant. */
const transplant = 801;

const CANCEL = 'mutation($id: ID!) { refundDeposit(orderId: $id) }';
const DECIDE =
  'mutation($id: ID!, $decision: String!) { deskDecideDeposit(orderId: $id, decision: $decision, reason: "The clinic called.") }';

/** The patient pays a deposit for a day so many days from now. */
export const payDeposit = (days: number, card: Card): MoneyStep => ({
  kind: 'pays a deposit',
  name: `pays a deposit for a day in ${days} days with a card that is ${card}`,
  act: async (history) => {
    const procedureOn = toCalendarDate(addDays(history.now(), days));
    await placeVisit(history, { kind: 'deposit', productId: transplant, procedureOn }, card);
  },
});

const newest = async (history: MoneyHistory) =>
  (await history.rows('customer_order')).findLast(({ kind }) => kind === 'deposit');

/** Before the day it goes back; from the day on it is refused. */
export const cancelDeposit: MoneyStep = {
  kind: 'cancels a deposit',
  name: 'cancels a deposit',
  act: async (history) => {
    const order = await newest(history);
    if (!order) return false;
    const [deposit] = await history.rows('procedure_deposit', { order_id: order.id });
    const { errors } = await history.ask(CANCEL, { id: order.id });
    const isLate = toCalendarDate(addDays(history.now(), -1)) >= String(deposit.refund_before).slice(0, 10);
    if (!errors && isLate && ['ready', 'delivered'].includes(order.status))
      throw new Error(`The deposit of order ${order.number} was given back after its day.`);
    return !errors;
  },
};

export const decideDeposit = (decision: 'refund' | 'used' | 'kept'): MoneyStep => ({
  kind: 'an operator decides a deposit',
  name: `an operator decides a deposit: ${decision}`,
  act: async (history) => {
    const order = await newest(history);
    if (!order) return false;
    const { errors } = await history.askAs(history.harness.operator, DECIDE, { id: order.id, decision });
    return !errors;
  },
});
