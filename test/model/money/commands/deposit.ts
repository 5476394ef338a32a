import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';
import type { Card } from './buy.ts';
import { placeVisit } from './visit-fee.ts';

/** A hair transplant. */
const transplant = 801;

const CANCEL = 'mutation($id: ID!) { refundDeposit(orderId: $id) }';
const MOVE = 'mutation($input: MoveDepositInput!) { deskMoveDeposit(input: $input) }';
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

/** The day before which the patient may cancel, as the model remembers it. */
const refundBefore = ({ refundDays }: MoneyHistory, orderId: string): string => refundDays.get(orderId) ?? '';

/** Before the latest day that it was ever planned for it goes back; from that day on it is refused. */
export const cancelDeposit: MoneyStep = {
  kind: 'cancels a deposit',
  name: 'cancels a deposit',
  act: async (history) => {
    const order = await newest(history);
    if (!order) return false;
    const { errors } = await history.ask(CANCEL, { id: order.id });
    // Which of two steps was first is not known.
    if (history.isAtOnce) return !errors;
    const before = refundBefore(history, order.id);
    const isLate = toCalendarDate(addDays(history.now(), -1)) >= before;
    if (!errors && isLate && ['ready', 'delivered'].includes(order.status))
      throw new Error(`The deposit of order ${order.number} was given back after its day.`);
    const isRefused = errors?.some(({ message }) => message.startsWith('It could be canceled here until'));
    // The day begins later where the patient lives.
    if (isRefused && order.status === 'ready' && toCalendarDate(history.now()) < before)
      throw new Error(`The deposit of order ${order.number} was not given back before ${before}.`);
    return !errors;
  },
};

/** Another day, so many days from now. Nothing is paid or given back for it. */
export const moveDeposit = (days: number): MoneyStep => ({
  kind: 'an operator moves a deposit',
  name: `an operator moves a deposit to a day in ${days} days`,
  act: async (history) => {
    const order = await newest(history);
    if (!order) return false;
    const journal = () => history.rows('journal_posting', {});
    const before = await journal();
    const procedureOn = toCalendarDate(addDays(history.now(), days));
    const { errors } = await history.askAs(history.harness.operator, MOVE, {
      input: { orderId: order.id, procedureOn, reason: 'The surgeon is away.' },
    });
    if (!history.isAtOnce && (await journal()).length !== before.length)
      throw new Error(`Moving the deposit of order ${order.number} changed the journal.`);
    return !errors;
  },
});

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
