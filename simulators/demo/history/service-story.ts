import type { Knex } from 'knex';
import { addDays } from '#kernel/dates.ts';
import { pharmacyOrders } from '../../pharmacy/repositories/pharmacy-orders.ts';
import { passDays, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';
import type { Visitor } from './visitor.ts';

/** Foam, every 90 days, and a thickening shampoo, once. */
const FOAM = 239;
const SHAMPOO = 316;

const silas: StoryOrder = {
  productIds: [FOAM, SHAMPOO],
  firstName: 'Silas',
  lastName: 'Winter',
  dob: '1981-04-02',
  phone: '7185550174',
  street: '16 Degraw Street',
};

/** Days that the story takes. */
export const SERVICE_DAYS = 6;

export interface ServiceStoryParts extends StoryParts {
  readonly operator: Visitor;
  readonly knex: Knex;
}

const SUBMIT = 'mutation Submit($input: ServiceRequestInput!) { submitServiceRequest(input: $input) { id } }';
const ACT = 'mutation Act($input: DeskRequestActionInput!) { deskActOnServiceRequest(input: $input) }';

/** Of Silas's order, one product waits for stock. They ask customer service about it, get an answer, and ask something else. */
export const makeServiceStory = async (parts: ServiceStoryParts): Promise<void> => {
  const { patient, operator, knex, newId, settle, clock } = parts;
  await placeOrder(parts, silas);
  await settle();
  const answer = await patient.ask('query Newest { currentUser { billing { latestOrder { id } } } }');
  const orderId = read(answer, 'currentUser', 'billing', 'latestOrder', 'id');
  await pharmacyOrders(knex).setWaiting(orderId, [SHAMPOO], addDays(clock.now(), 16));
  await passDays(parts, 3, 1);
  const id = newId();
  await patient.ask(SUBMIT, {
    input: {
      id,
      topic: 'order',
      orderId,
      body: 'The shampoo is not in the package. Does it cost extra to send it later?',
    },
  });
  await passDays(parts, 1, 1);
  await operator.ask(ACT, { input: { id, action: 'take' } });
  await operator.ask(ACT, {
    input: {
      id,
      action: 'answer',
      text: 'No, the second package costs nothing. You can also cancel the shampoo next to the order and get that money back.',
    },
  });
  await passDays(parts, 1, 1);
  await patient.ask(SUBMIT, {
    input: { id: newId(), topic: 'billing', body: 'Can I have the invoice with my second address on it?' },
  });
  await settle();
};
