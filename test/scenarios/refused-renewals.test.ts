import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as renewal from '#modules/renewal/pages/renewal.page.tsx';
import { deep } from '../harness/deep.ts';
import { openScenarios, type Patient, type Scenarios } from './patients.ts';
import { approvesOnly, refuses } from './steps.ts';

/** "Nothing more is charged": true of what a refused renewal was about, and of nothing else. */
let s: Scenarios;
beforeAll(async () => {
  s = await openScenarios();
});
beforeEach(() => s.forgetPatients());
afterAll(() => s?.close());

const FINASTERIDE = 211;
const KETOCONAZOLE = 212;
const MINOXIDIL = 702;
const LATEST_DAYS = 420;

interface History {
  readonly first: readonly number[];
  /** Ordered and prescribed later, in a visit of its own. */
  readonly second: number | null;
  readonly gap: number;
  readonly refills: readonly [number, number];
  /** The clinician continues with one of two that are due, instead of refusing. */
  readonly keepsOne: boolean;
}

const histories: fc.Arbitrary<History> = fc
  .record({
    order: fc.shuffledSubarray([FINASTERIDE, KETOCONAZOLE, MINOXIDIL], { minLength: 1 }),
    hasSecond: fc.boolean(),
    gap: fc.integer({ min: 20, max: 150 }),
    refills: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 })),
    keepsOne: fc.boolean(),
  })
  .map(({ order, hasSecond, ...others }) => ({
    ...others,
    first: hasSecond && order.length > 1 ? order.slice(0, -1) : order,
    second: hasSecond && order.length > 1 ? (order.at(-1) ?? null) : null,
  }));

interface Running {
  readonly id: string;
  readonly status: string;
  readonly products: readonly number[];
}

const running = async ({ user }: Patient): Promise<readonly Running[]> =>
  s
    .knex('subscription as s')
    .join('subscription_product as p', 'p.subscription_id', 's.id')
    .where({ user_id: user.id })
    .whereNotIn('status', ['canceled', 'incomplete_expired'])
    .groupBy('s.id', 's.status')
    .orderBy('s.id')
    .select('s.id', 's.status', s.knex.raw('array_agg(p.product_id order by p.product_id) as products'));

/** The products of every order that was charged. */
const charged = async ({ user }: Patient): Promise<readonly number[]> =>
  s
    .knex('charge_attempt as a')
    .join('invoice as i', 'i.id', 'a.invoice_id')
    .join('order_line as l', 'l.order_id', 'i.order_id')
    .where({ 'i.user_id': user.id, 'a.status': 'succeeded' })
    .orderBy('a.created_at')
    .pluck('l.product_id');

/** The products of the drugs whose renewal the patient sends. */
const dueProducts = async ({ ask }: Patient): Promise<readonly number[] | null> => {
  const { currentUser } = await ask('{ currentUser { renewal { status treatments { drugType } } } }');
  const { status, treatments } = Object(currentUser).renewal;
  if (status !== 'open') return null;
  const types = treatments.map(({ drugType }: { drugType: string }) => drugType);
  return [FINASTERIDE, KETOCONAZOLE, MINOXIDIL].filter((id) =>
    s.products.some((product) => product.id === id && types.includes(product.drugType)),
  );
};

/** Lives until a renewal is due and sent; returns what it is about. */
const untilSent = async (patient: Patient, { first, second, gap, refills }: History) => {
  await s.asks(patient, first);
  await s.approves(patient, refills[0]);
  await s.daysPass(gap, 10);
  if (second !== null) {
    await s.asks(patient, [second]);
    await s.approves(patient, refills[1]);
  }
  for (let day = 0; day < LATEST_DAYS; day += 20) {
    const due = await dueProducts(patient);
    if (due) {
      await s.sends(patient, await s.answers(patient));
      return due;
    }
    await s.daysPass(20, 10);
  }
  throw new Error('No renewal came due.');
};

const count = { refused: 0, ofTwo: 0, keptOne: 0 };

const holds = async (history: History): Promise<void> => {
  const patient = await s.newPatient();
  const due = await untilSent(patient, history);
  const [kept] = due;
  const keepsOne = history.keepsOne && due.length > 1 && kept !== undefined;
  const ended = keepsOne ? due.filter((id) => id !== kept) : due;
  const before = await running(patient);
  const chargedBefore = await charged(patient);
  if (keepsOne) {
    await approvesOnly(patient, [kept]);
    count.keptOne += 1;
  } else {
    await refuses(patient);
    count.refused += 1;
    const goesOn = before.some(({ products }) => products.some((id) => !due.includes(id)));
    const page = await patient.reads(renewal);
    expect(page).toContain('Nothing more is charged for it.');
    if (goesOn) {
      count.ofTwo += 1;
      expect(page).toContain('not to renew one of your treatments. Read why in your messages.');
    }
    const { currentUser } = await patient.ask('{ currentUser { renewal { treatments { drugType } } } }');
    for (const { drugType } of Object(currentUser).renewal.treatments)
      expect(ended).not.toContain(
        s.products.find((one) => one.drugType === drugType && ended.includes(one.id))?.id,
      );
  }
  const after = await running(patient);
  for (const { products } of after) for (const id of ended) expect(products).not.toContain(id);
  // What it was not about continues, as it was.
  for (const one of before)
    if (one.products.every((id) => !due.includes(id))) expect(after).toContainEqual(one);
  if (keepsOne) expect(after.flatMap(({ products }) => products)).toContain(kept);
  await s.daysPass(200, 10);
  const fresh = (await charged(patient)).slice(chargedBefore.length);
  for (const id of ended) expect(fresh).not.toContain(id);
};

const named: readonly (History & { readonly title: string })[] = [
  {
    title: 'a refused renewal of one of two treatments ends that one, and the other continues',
    first: [FINASTERIDE],
    second: MINOXIDIL,
    gap: 60,
    refills: [1, 6],
    keepsOne: false,
  },
  {
    title: 'a renewal that continues with one of two treatments ends the other',
    first: [FINASTERIDE, MINOXIDIL],
    second: null,
    gap: 30,
    refills: [2, 2],
    keepsOne: true,
  },
  {
    title: 'a treatment on hold is named by the renewal of another one, and ends with its refusal',
    first: [MINOXIDIL],
    second: FINASTERIDE,
    gap: 149,
    refills: [3, 1],
    keepsOne: false,
  },
];
/** Each lives through a year and a half: the later ones, and those that are made at random, run with `deep`. */
it.each(deep ? named : named.slice(0, 2))('$title', async ({ title: _, ...history }) => {
  const { ofTwo, keptOne } = count;
  await holds(history);
  if (history.keepsOne) expect(count.keptOne).toBe(keptOne + 1);
  else if (history.gap === 60) expect(count.ofTwo).toBe(ofTwo + 1);
});

/** Each part begins in the same year: a history takes up to two, and the clinicians' licenses are valid for ten. */
const parts = Array.from({ length: 10 }, (_, index) => index + 1);

describe.runIf(deep)('random histories', () => {
  it.each(parts)(
    'property, part %i: after a refusal nothing of what it was about is charged, and everything else goes on',
    async () => {
      await s.close();
      s = await openScenarios();
      await fc.assert(fc.asyncProperty(histories, holds), { numRuns: 4, endOnFailure: true });
      expect(count.refused).toBeGreaterThan(1);
    },
    900_000,
  );
});
