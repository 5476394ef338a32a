import type { Knex } from 'knex';
import { z } from 'zod';
import { type PharmacyFate, pharmacyOrders } from '../../pharmacy/repositories/pharmacy-orders.ts';
import { passDays, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';
import type { Visitor } from './visitor.ts';

/** Thickening shampoo, once; conditioner, every 90 days. */
const SHAMPOO = 316;
const CONDITIONER = 323;

const oscar: StoryOrder = {
  productIds: [SHAMPOO],
  firstName: 'Oscar',
  lastName: 'Lund',
  dob: '1985-06-17',
  phone: '7185550171',
  street: '77 Court Street',
};
const felix: StoryOrder = {
  productIds: [SHAMPOO],
  firstName: 'Felix',
  lastName: 'Moreau',
  dob: '1990-11-02',
  phone: '7185550172',
  street: '5 Dean Street',
};

/** Days that the two stories take. */
export const PARCEL_DAYS = 34;

export interface ParcelStoryParts extends StoryParts {
  readonly operator: Visitor;
  readonly knex: Knex;
}

const openIssues = z.object({
  deskOrderIssues: z.object({ open: z.array(z.object({ id: z.string(), orderNumber: z.string() })) }),
});

const newestOrder = async ({ patient }: StoryParts): Promise<{ id: string; number: string }> => {
  const answer = await patient.ask('query Newest { currentUser { billing { latestOrder { id number } } } }');
  const latest = ['currentUser', 'billing', 'latestOrder'] as const;
  return { id: read(answer, ...latest, 'id'), number: read(answer, ...latest, 'number') };
};

/** Orders something that the pharmacy ends in its own way. */
const orderWithFate = async (
  parts: ParcelStoryParts,
  order: StoryOrder,
  fate: PharmacyFate | null,
): Promise<{ id: string; number: string }> => {
  await placeOrder(parts, order);
  await parts.settle();
  const placed = await newestOrder(parts);
  await pharmacyOrders(parts.knex).setFate(placed.id, fate);
  return placed;
};

/** The operator decides about the open issue of an order. */
const decide = async (
  { operator, settle }: ParcelStoryParts,
  number: string,
  decision: string,
  answer: string,
): Promise<void> => {
  const issues = openIssues.parse(await operator.ask('{ deskOrderIssues { open { id orderNumber } } }'));
  const issueId = issues.deskOrderIssues.open.find(({ orderNumber }) => orderNumber === number)?.id;
  await operator.ask(
    'mutation Decide($input: DeskIssueDecisionInput!) { deskDecideOrderIssue(input: $input) }',
    { input: { issueId, decision, answer } },
  );
  await settle();
};

/**
 * Oscar's first parcel is lost and replaced, and a second order is damaged and paid back. One of Felix's parcels is lost and
 * waits for their choice, and their bank disputes the payment of another: both wait for an operator.
 */
export const makeParcelStory = async (
  oscarParts: ParcelStoryParts,
  felixParts: ParcelStoryParts,
  dispute: (orderId: string) => Promise<void>,
): Promise<void> => {
  const first = await orderWithFate(oscarParts, oscar, 'lost');
  await orderWithFate(felixParts, felix, 'lost');
  await passDays(oscarParts, 2, 1);
  await passDays(oscarParts, 16, 8);
  await oscarParts.patient.ask(
    'mutation Choose($id: ID!) { chooseForOrder(orderId: $id, wish: "replacement") }',
    { id: first.id },
  );
  await decide(oscarParts, first.number, 'replace', 'We are sorry. A new package is on its way.');
  // A day later: of two orders at the same instant, neither is the newest.
  await passDays(oscarParts, 1, 1);
  const second = await orderWithFate(oscarParts, { ...oscar, productIds: [CONDITIONER] }, null);
  const disputed = await orderWithFate(felixParts, { ...felix, productIds: [CONDITIONER] }, null);
  await passDays(oscarParts, 2, 1);
  await passDays(oscarParts, 6, 3);
  await oscarParts.patient.ask(
    'mutation Report($input: OrderProblemInput!) { reportOrderProblem(input: $input) }',
    {
      input: {
        orderId: second.id,
        kind: 'damaged',
        wish: 'refund',
        productIds: [CONDITIONER],
        details: 'The bottle has leaked into the box.',
      },
    },
  );
  await decide(
    oscarParts,
    second.number,
    'refund',
    'We are sorry about the bottle. Your money is on its way.',
  );
  await dispute(disputed.id);
  await felixParts.settle();
};
