import { isUuid } from '#kernel/uuid.ts';

/**
 * Every field that an event's payload may have (S3.60, S7.42), each with the shape its value must have. Ids, amounts,
 * counts and values of fixed lists: never text that a person wrote, and never an answer.
 */
type Guard<T> = (value: unknown) => value is T;

const listOf =
  <T>(guard: Guard<T>, most = 50): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(guard);

const oneOf =
  <const T extends string | number>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((known) => known === value);

const matching =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value);

const wholeUpTo =
  (most: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

const record =
  <Guards extends Readonly<Record<string, Guard<unknown>>>>(guards: Guards): Guard<RecordOf<Guards>> =>
  (value): value is RecordOf<Guards> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, item]) => Object.hasOwn(guards, name) && guards[name]?.(item));

type Guarded<G> = G extends Guard<infer T> ? T : never;
type RecordOf<Guards> = { readonly [Name in keyof Guards]?: Guarded<Guards[Name]> };

/** Minor units: cents. */
const cents = wholeUpTo(100_000_000);
const pixels = wholeUpTo(100_000);
const productId = wholeUpTo(1_000_000);
/** An address or a path; query and fragment are removed before it is stored. */
const address = matching(/^(?:https?:\/\/|\/)\S{0,2000}$/i);
const specialty = oneOf(['hair_loss_care', 'sexual_health', 'skin_care']);
/** The name of a campaign, as marketing spells it. */
const campaign = matching(/^[^\p{Cc}@]{1,100}$/u);
const productAtPrice = record({ id: productId, price: cents });

const lineItem = record({
  kind: oneOf([
    'consultation',
    'credit',
    'custom',
    'discount_rule',
    'gift',
    'offer',
    'product',
    'sales_tax',
    'shipping',
  ]),
  amount: cents,
  amountWithDiscount: cents,
  productId,
});

/** Fields of every event. */
export const commonFields = {
  eventId: isUuid,
  sessionId: isUuid,
  uniqueLeadId: isUuid,
  user_id: isUuid,
  timestamp: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/),
  source: matching(/^[a-z][a-z-]{0,39}$/),
  windowWidth: pixels,
  windowHeight: pixels,
  page_url: address,
  referrer: address,
  utm_campaign: campaign,
  utm_content: campaign,
  utm_medium: campaign,
  utm_source: campaign,
  utm_term: campaign,
};

/** Fields of some events. */
export const eventFields = {
  productId,
  productIds: listOf(productId),
  specialties: listOf(specialty, 3),
  /** Months; 0 is a one-time purchase. */
  cadence: oneOf([0, 1, 3, 6, 12]),
  value: cents,
  purchaseAmount: cents,
  orderId: isUuid,
  subscriptionId: isUuid,
  invoices: listOf(record({ lineItems: listOf(lineItem) }), 12),
  // The cart-change record.
  url: address,
  productsAdded: listOf(productId),
  productsRemoved: listOf(productId),
  fromProducts: listOf(productAtPrice),
  toProducts: listOf(productAtPrice),
  fromSpecialty: orNull(specialty),
  toSpecialty: orNull(specialty),
  type: oneOf(['add', 'remove', 'swap', 'swap_specialty']),
  /** Position in a series of screens, from 1; never an answer. */
  step: wholeUpTo(100),
  steps: wholeUpTo(100),
  quizVariant: oneOf(['SBS', 'LBS']),
  // Ids of things that server events are about.
  checkoutId: isUuid,
  consultationId: isUuid,
  invoiceId: isUuid,
  journeyId: isUuid,
  renewalId: isUuid,
};

type Fields = RecordOf<typeof eventFields>;
export type FieldName = keyof Fields;

/** Values of the named fields, each optional. */
export type FieldsOf<Name extends FieldName> = Pick<Fields, Name>;

/** Values of the common fields, as far as they are known. */
export type CommonFields = RecordOf<typeof commonFields>;
