import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { sha256 } from '#kernel/sha256.ts';
import { passDays, placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Over the counter, every 90 days: foam, and a thickening conditioner. */
const FOAM = 239;
const CONDITIONER = 323;

const ian: StoryOrder = {
  productIds: [FOAM],
  firstName: 'Ian',
  lastName: 'Threlkeld',
  dob: '1983-01-29',
  phone: '7185550165',
  street: '210 Smith Street',
  // Another card than the one who invited them has (docs/decisions/referral.md).
  card: '4000000000009235',
};
const ravi: StoryOrder = {
  productIds: [CONDITIONER],
  firstName: 'Ravi',
  lastName: 'Sundaram',
  dob: '1992-07-08',
  phone: '7185550166',
  street: '48 Hoyt Street',
};

/** Days that the two stories take. */
export const REFILL_DAYS = 34;

const QUOTE =
  'query Change($change: RefillChangeInput!) { refillChange(change: $change) { consentText consentVersion } }';
const CHANGE = `mutation Change($change: RefillChangeInput!, $id: ID!, $version: String!, $hash: String) {
  changeRefill(change: $change, requestId: $id, agreed: true, consentVersion: $version, shownHash: $hash) }`;

/** The patient changes when their only subscription is charged. */
export const changeRefill = async (
  { patient, newId }: StoryParts,
  wanted: { readonly kind: string; readonly date?: string; readonly weeks?: number },
): Promise<void> => {
  const mine = await patient.ask('query Mine { currentUser { billing { subscriptions { id } } } }');
  const subscriptionId = read(mine, 'currentUser', 'billing', 'subscriptions', '0', 'id');
  const change = { subscriptionId, ...wanted };
  const quote = await patient.ask(QUOTE, { change });
  const version = read(quote, 'refillChange', 'consentVersion');
  const text = read(quote, 'refillChange', 'consentText');
  await patient.ask(CHANGE, { change, id: newId(), version, hash: text ? sha256(text) : null });
};

/** Ian's refills are paused for some months; Ravi has theirs every 16 weeks instead of every 90 days. */
export const makeRefillStory = async (ianParts: StoryParts, raviParts: StoryParts): Promise<void> => {
  await placeOrder(ianParts, ian);
  await placeOrder(raviParts, ravi);
  await passDays(ianParts, 2, 1);
  await passDays(ianParts, 6, 6);
  const until = toCalendarDate(addDays(ianParts.clock.now(), 150));
  await changeRefill(ianParts, { kind: 'pause', date: until });
  await changeRefill(raviParts, { kind: 'every', weeks: 16 });
  await ianParts.settle();
};
