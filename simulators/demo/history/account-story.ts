import type { Knex } from 'knex';
import { z } from 'zod';
import { systemClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { createSessions, newSessionId } from '#server/auth/sessions.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { ProcessorDashboard } from '../../payment-processor/dashboard.ts';
import { placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Adam's account at the identity provider. */
export const ADAM_SUB = 'd0000000-0000-4000-8000-000000000091';

/** Conditioner, every 90 days. */
const CONDITIONER = 323;
/** Another number than that of the first card: it is approved as well. */
const SECOND_CARD = '4000000000000036';
/** Back to the month in which the first card expires: this one, or on its first two days the last one. */
const DAYS_BACK_TO_THE_MONTH = 2;

const adam: StoryOrder = {
  productIds: [CONDITIONER],
  firstName: 'Adam',
  lastName: 'Castellano',
  dob: '1984-08-23',
  phone: '7185550192',
  street: '210 Clinton Street',
};

const office = {
  streetAddress1: '55 Water Street',
  streetAddress2: 'Floor 3',
  city: 'Brooklyn',
  state: 'NY',
  zipCode: '11201',
};

const devices = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
];

const cards = z.object({
  currentUser: z.object({ billing: z.object({ cards: z.array(z.object({ id: z.string() })) }) }),
});

export interface AccountStoryParts extends StoryParts {
  readonly user: SignedInUser;
  /** Of the order, when there is one. */
  readonly discountCode?: string;
  readonly pool: Knex;
  readonly dashboard: Pick<ProcessorDashboard, 'updateCard'>;
  /** What the event's job does, whether or not the event arrives. */
  readonly cardEvent: (paymentMethodId: string) => Promise<void>;
}

/** Adam has two cards, one of which expires soon, two addresses, and two browsers in which they are signed in. */
export const makeAccountStory = async (parts: AccountStoryParts): Promise<void> => {
  const { patient, clock, settle, issueCard, dashboard, cardEvent, user, pool } = parts;
  await placeOrder(parts, { ...adam, discountCode: parts.discountCode });
  await settle();
  const saved = await patient.ask('query Cards { currentUser { billing { cards { id } } } }');
  const first = cards.parse(saved).currentUser.billing.cards[0]?.id ?? '';
  const end = addDays(clock.now(), -DAYS_BACK_TO_THE_MONTH);
  await dashboard.updateCard(first, { expMonth: end.getUTCMonth() + 1, expYear: end.getUTCFullYear() });
  await cardEvent(first);
  await patient.ask(
    'mutation Add($id: String!) { addCard(paymentMethodId: $id, makeDefault: false) { actionUrl } }',
    {
      id: await issueCard(SECOND_CARD),
    },
  );
  const added = await patient.ask(
    'mutation Address($address: AddressInput!) { addAddress(address: $address) }',
    {
      address: office,
    },
  );
  read(added, 'addAddress');
  await patient.ask('mutation Zone { saveTimeZone(timeZone: "America/New_York") }');
  await settle();
  // Sessions live by the machine's clock.
  const sessions = createSessions(pool, systemClock);
  for (const userAgent of devices)
    await sessions.begin(newSessionId(), {
      sub: ADAM_SUB,
      user,
      idToken: '',
      host: 'app.localhost',
      userAgent,
      proof: { acr: null, amr: ['pwd'], authTime: systemClock.now() },
    });
};
