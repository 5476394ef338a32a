import { formatDate } from '#kernel/dates.ts';
import type { OrderInQuestion, TherapyCheck, TherapyRefusal } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import { type DuplicateTherapy, duplicatesOfOrder } from '../domain/chart/duplicate-therapy.ts';
import { type Therapy, therapyGroups } from '../domain/chart/therapy.ts';
import { type OverDosed, overDosed } from './dose-check.ts';
import { recordOrder, rulesOfOrder } from './order-check.ts';
import { rulesOfReactivation } from './reactivation-check.ts';
import { sprayRefusals } from './spray-limit.ts';
import { takenPage } from './taken-therapies.ts';

/** Does not disclose treatments of another account, nor that there is one: it may be another person's. */
const otherAccountTexts: Omit<TherapyRefusal, 'productId'> = {
  message:
    'We need to check something before this can be ordered. If you have another account with us, sign in to that one, or write to us.',
  hint: '',
  href: '/messages',
  label: 'Write to us',
};

/** The text for the patient, and a link. */
const ownTextsFor = (
  { reason, therapy, until }: DuplicateTherapy,
  product: Product,
): Pick<TherapyRefusal, 'message' | 'hint'> => {
  const name = product.publicDisplayedName;
  const other = therapy.productId === product.id ? 'it' : therapy.name;
  switch (reason) {
    case 'ordered':
      return {
        message: `${name} cannot be ordered: you have ordered ${other} already.`,
        hint: 'See “Orders” in your account.',
      };
    case 'on_hold':
      return {
        message: `${name} cannot be ordered: your clinician has put ${other} on hold.`,
        hint: 'Please write to us under “Messages”.',
      };
    case 'too_soon':
      return {
        message: `${name} cannot be ordered yet: you have enough of ${other}. You can order it from ${formatDate(until ?? new Date(0))}.`,
        hint: '',
      };
    default:
      return {
        message: `${name} cannot be ordered: you have a subscription to ${other} already.`,
        hint: 'To change it, see “Your plan” in your account.',
      };
  }
};

const textsFor = (duplicate: DuplicateTherapy, product: Product): Omit<TherapyRefusal, 'productId'> =>
  duplicate.therapy.isOfOtherAccount
    ? otherAccountTexts
    : { ...ownTextsFor(duplicate, product), ...takenPage(duplicate) };

/** Each product of a drug that would be too much a day. */
const overDoseRefusals = ({ products, text }: OverDosed): readonly TherapyRefusal[] =>
  products.map(({ id, publicDisplayedName }) => ({
    productId: id,
    message: `${publicDisplayedName} cannot be ordered: with what you have or order beside it, it would be ${text}.`,
    hint: 'See “Your plan” in your account.',
    href: '/account',
    label: 'See your treatment',
  }));

/** Those of the products that repeat a therapy, of which `counts` chooses the ones that matter. */
const refusals = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  { checkoutId }: OrderInQuestion,
  counts: (therapy: Therapy) => boolean,
): Promise<readonly TherapyRefusal[]> => {
  const drugs = products.filter(({ drugType }) => therapyGroups(drugType).length > 0);
  if (drugs.length === 0) return [];
  const therapies = (await scope.use(chartPort).therapies(userId)).filter(counts);
  const duplicates = drugs.flatMap((product) =>
    duplicatesOfOrder(therapies, [{ productId: product.id, drugType: product.drugType }], {
      checkoutId,
      now: scope.clock.now(),
    }).map((duplicate) => ({ productId: product.id, ...textsFor(duplicate, product) })),
  );
  // What the patient has of a drug refuses every product of it, so only the ordered products can be too much together.
  return [
    ...duplicates,
    ...overDosed(drugs, []).flatMap(overDoseRefusals),
    ...sprayRefusals(drugs, therapies, scope.clock.now()),
  ];
};

/** What the patient has already comes first: one refusal for a product is enough. */
const firstOfEach = (all: readonly TherapyRefusal[]): readonly TherapyRefusal[] =>
  all.filter(({ productId }, index) => all.findIndex((one) => one.productId === productId) === index);

/**
 * The products that the patient may not have in addition to their treatments, and those that the rules refuse to sell
 * without a visit.
 */
export const therapyCheck = (scope: Scope): TherapyCheck => ({
  refusals: async (userId, products, order) => {
    const [had, judged] = await Promise.all([
      refusals(scope, userId, products, order, () => true),
      rulesOfOrder(scope, userId, products, 'order', order),
    ]);
    return firstOfEach([...had, ...judged]);
  },
  refusalsOfChange: async (userId, products, stopping, order) => {
    const [had, judged] = await Promise.all([
      refusals(
        scope,
        userId,
        products,
        order,
        ({ stage, record, productId }) =>
          stage !== 'dispensed' && !(record === 'subscription' && stopping.includes(productId)),
      ),
      rulesOfOrder(scope, userId, products, 'plan_change', order),
    ]);
    return firstOfEach([...had, ...judged]);
  },
  refusalsOfReactivation: async (userId, products, prescribedAt, order) => {
    const [had, judged] = await Promise.all([
      // A package at home only delays the next one, and its own checkout does not count.
      refusals(scope, userId, products, order, ({ stage }) => stage !== 'dispensed'),
      rulesOfReactivation(scope, userId, products, prescribedAt, order),
    ]);
    return [...had.map((refusal) => ({ ...refusal, asksClinician: false })), ...judged];
  },
  refusalsOfUndo: async (userId, products, order) => {
    const [had, judged] = await Promise.all([
      refusals(scope, userId, products, order, () => true),
      rulesOfOrder(scope, userId, products, 'reactivation', order),
    ]);
    return firstOfEach([...had, ...judged]);
  },
  record: (decision) => recordOrder(scope, decision),
});
