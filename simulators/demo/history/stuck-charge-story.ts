import type { ProcessorDashboard } from '../../payment-processor/dashboard.ts';
import { placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Foam without a prescription. */
const tobias: StoryOrder = {
  productIds: [239],
  firstName: 'Tobias',
  lastName: 'Osgood',
  dob: '1989-06-17',
  phone: '7185550179',
  street: '61 Bergen Street',
};

/** The processor fails on the charge of an order, so that an operator has to find out whether money was taken. */
export const makeStuckChargeStory = async (
  parts: StoryParts & { readonly dashboard: ProcessorDashboard },
): Promise<void> => {
  await parts.settle();
  parts.dashboard.failNextCharge();
  await placeOrder(parts, tobias);
  await parts.settle();
};
