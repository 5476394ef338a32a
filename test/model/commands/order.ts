import { randomIds } from '#kernel/ids.ts';
import { placeOrderMutation } from '#test/harness/checkout-details.ts';
import { addressIn, otto, sam } from '#test/harness/people.ts';
import type { Step } from '../command.ts';
import { drugOf } from '../drugs.ts';
import type { History } from '../history.ts';

/** Where a patient of the model lives: in two states that are served, in one that asks for a call, or in one that is not served. */
export const addresses = { NY: otto.address, TX: sam.address, NM: addressIn('NM'), AK: addressIn('AK') };
export type HomeState = keyof typeof addresses;

export const homeOf = async (history: History): Promise<HomeState> => {
  const [person] = await history.rows('person', { id: history.patient.id });
  return person.state === 'TX' || person.state === 'NM' || person.state === 'AK' ? person.state : 'NY';
};

const birthDateOf = async (history: History): Promise<string> =>
  (await history.rows('person', { id: history.patient.id }))[0]?.dob ?? '1990-04-12';

/** What a checkout page sends, with a new card. */
const checkoutInput = async (history: History, productIds: readonly number[], again: boolean) => {
  const {
    ip: _ip,
    userAgent: _userAgent,
    ...request
  } = await history.harness.product.orderRequest(productIds, {
    ...sam,
    // As the account has it: another one would be refused.
    dob: await birthDateOf(history),
    address: addresses[await homeOf(history)],
  });
  return { input: { ...request, checkoutId: randomIds.uuid(), orderAgain: again } };
};

const isPrescription = (productId: number): boolean => drugOf(productId).isPrescription;

/** Orders products; on two devices at the same time when `devices` is 2, saying yes to a repeated order or not. */
export const order = (productIds: readonly number[], devices = 1, again = false): Step => ({
  kind: `orders ${productIds.some(isPrescription) ? 'prescription products' : 'over the counter'}${devices > 1 ? ' on two devices' : ''}`,
  name: `orders ${productIds.join(', ')}${devices > 1 ? ` on ${devices} devices at once` : ''}${again ? ', also again' : ''}`,
  act: async (history) => {
    const inputs = await Promise.all(
      Array.from({ length: devices }, () => checkoutInput(history, productIds, again)),
    );
    await Promise.all(inputs.map((input) => history.ask(placeOrderMutation, input)));
  },
});
