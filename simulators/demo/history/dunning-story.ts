import { z } from 'zod';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { ProcessorDashboard } from '../../payment-processor/dashboard.ts';
import { changeRefill } from './refill-story.ts';
import { placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Over the counter, every 90 days: foam, and a thickening conditioner. */
const FOAM = 239;
const CONDITIONER = 323;
/** A card that can be saved and declines every charge. */
const DECLINES = '4000000000000341';
const DAYS_TO_THE_REFILL = 92;
/** Into the month with which a card ends: long before the refill, and after its first charge. */
const DAYS_TO_THE_LAST_MONTH = 35;

const otis: StoryOrder = {
  productIds: [FOAM],
  firstName: 'Otis',
  lastName: 'Marchetti',
  dob: '1981-11-05',
  phone: '7185550180',
  street: '77 Wyckoff Street',
};
const percy: StoryOrder = {
  productIds: [CONDITIONER],
  firstName: 'Percy',
  lastName: 'Langley',
  dob: '1990-02-14',
  phone: '7185550181',
  street: '19 Warren Street',
};

/** Otis orders, moves the refill, and chooses a card for it that their bank will decline. */
export const beginDeclinedRefill = async (parts: StoryParts): Promise<void> => {
  await placeOrder(parts, otis);
  await parts.settle();
  await parts.patient.ask(
    'mutation Add($id: String!) { addCard(paymentMethodId: $id, makeDefault: true) { actionUrl } }',
    { id: await parts.issueCard(DECLINES) },
  );
  // Early enough for a second try before the demo begins, and late enough for a third one after it.
  const date = toCalendarDate(addDays(parts.clock.now(), DAYS_TO_THE_REFILL));
  await changeRefill(parts, { kind: 'move', date });
  await parts.settle();
};

const cards = z.object({
  currentUser: z.object({ billing: z.object({ cards: z.array(z.object({ id: z.string() })) }) }),
});

interface ExpiredCardParts extends StoryParts {
  readonly dashboard: Pick<ProcessorDashboard, 'updateCard'>;
  /** What the event's job does, whether or not the event arrives. */
  readonly cardEvent: (paymentMethodId: string) => Promise<void>;
}

/** Percy orders with a card that expires before the first refill. */
export const beginExpiredCard = async (parts: ExpiredCardParts): Promise<void> => {
  const { patient, clock, settle, dashboard, cardEvent } = parts;
  await placeOrder(parts, percy);
  await settle();
  const saved = await patient.ask('query Cards { currentUser { billing { cards { id } } } }');
  const card = cards.parse(saved).currentUser.billing.cards[0]?.id ?? '';
  const end = addDays(clock.now(), DAYS_TO_THE_LAST_MONTH);
  await dashboard.updateCard(card, { expMonth: end.getUTCMonth() + 1, expYear: end.getUTCFullYear() });
  await cardEvent(card);
  await settle();
};
