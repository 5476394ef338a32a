import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { Step } from '../command.ts';
import type { History } from '../history.ts';
import { addresses, type HomeState } from './order.ts';

const CANCEL = 'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }';
const MOVE_DATE =
  'mutation($id: ID!, $date: Date!) { changeNextBillingDate(subscriptionId: $id, date: $date) { id } }';
const CHANGE_ADDRESS = 'mutation($address: AddressInput!) { changeAddress(address: $address) }';

const over: readonly string[] = ['canceled', 'incomplete_expired'];

const subscriptionOf = async (history: History, which: number): Promise<string | null> => {
  const running = (await history.rows('subscription')).filter(({ status }) => !over.includes(status));
  return running[which % Math.max(1, running.length)]?.id ?? null;
};

export const cancelSubscription = (which = 0): Step => ({
  kind: 'cancels a subscription',
  name: `cancels subscription ${which}`,
  act: async (history) => {
    const id = await subscriptionOf(history, which);
    if (id !== null) await history.ask(CANCEL, { id });
  },
});

/** Moves the next charge of a subscription to so many days from now. */
export const moveBillingDate = (days: number, which = 0): Step => ({
  kind: 'moves the next charge',
  name: `moves the next charge of subscription ${which} to in ${days} days`,
  act: async (history) => {
    const id = await subscriptionOf(history, which);
    const date = toCalendarDate(addDays(history.now(), days));
    if (id !== null) await history.ask(MOVE_DATE, { id, date });
  },
});

export const changeAddress = (state: HomeState): Step => ({
  kind: 'changes the address',
  name: `changes the address to ${state}`,
  act: async (history) => {
    await history.ask(CHANGE_ADDRESS, { address: addresses[state] });
  },
});
