import { randomIds } from '#kernel/ids.ts';
import { placeOrderMutation } from '#test/harness/checkout-details.ts';
import { otto, sam } from '#test/harness/people.ts';
import type { Step } from '../command.ts';
import type { History } from '../history.ts';

/** Where a patient of the model lives. */
export const addresses = { NY: otto.address, TX: sam.address };
export type HomeState = keyof typeof addresses;

export const homeOf = async (history: History): Promise<HomeState> => {
  const [person] = await history.rows('person', { id: history.patient.id });
  return person.state === 'TX' ? 'TX' : 'NY';
};

/** What a checkout page sends, with a new card. */
const checkoutInput = async (history: History, productIds: readonly number[]) => {
  const {
    ip: _ip,
    userAgent: _userAgent,
    ...request
  } = await history.harness.product.orderRequest(productIds, {
    ...sam,
    dob: '1990-04-12',
    address: addresses[await homeOf(history)],
  });
  return { input: { ...request, checkoutId: randomIds.uuid() } };
};

/** Orders products; on two devices at the same time when `devices` is 2. */
export const order = (productIds: readonly number[], devices = 1): Step => ({
  name: `orders ${productIds.join(', ')}${devices > 1 ? ` on ${devices} devices at once` : ''}`,
  act: async (history) => {
    const inputs = await Promise.all(
      Array.from({ length: devices }, () => checkoutInput(history, productIds)),
    );
    await Promise.all(inputs.map((input) => history.ask(placeOrderMutation, input)));
  },
});
