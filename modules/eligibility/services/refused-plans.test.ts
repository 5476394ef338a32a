import { describe, expect, it } from 'vitest';
import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { provide } from '#server/scope.ts';
import { billingThatRecordsCalls } from '#test/harness/doubles/billing-that-records-calls.ts';
import { catalogueInMemory, productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { factOf, factsInMemory } from '#test/harness/doubles/facts-in-memory.ts';
import { scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import { chartPort } from '../chart-port.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { healthyHairAnswers } from '../domain/questionnaires/healthy-answers.ts';
import { factPort } from '../fact-port.ts';
import { checkPlan, missingAnswers, missingAnswersText, type PlanVisit } from './check-plan.ts';

/** The reasons for refusing a plan, in the order of the checks, at noon on November 20, 2026. */
const healthy = healthyHairAnswers('2026-11-01');
const finasteride = productWithId(211);
const visitOf = (over: Partial<PlanVisit> = {}): PlanVisit => ({
  id: 'visit',
  userId: 'patient',
  checkoutId: null,
  kind: 'initial',
  shipState: 'NY',
  answers: healthy,
  requested: [{ productId: 211 }],
  ...over,
});

const checked = async (
  visit: PlanVisit,
  products: readonly Product[],
  {
    has = [],
    reader = 'clinician',
    otherFacts = [],
  }: {
    has?: readonly Therapy[];
    reader?: 'clinician' | 'patient';
    otherFacts?: readonly PatientFact[];
  } = {},
) => {
  const steps: string[] = [];
  const billing = {
    ...billingThatRecordsCalls(),
    lockPerson: async (userId: string) => void steps.push(`locks ${userId}`),
  };
  const scope = scopeInMemory([
    provide(cataloguePort, () => catalogueInMemory()),
    provide(billingPort, () => billing),
    provide(factPort, () => ({ ...factsInMemory({}), ofUndecided: async () => otherFacts })),
    provide(chartPort, () => ({
      therapies: async (userId) => {
        steps.push(`reads ${userId}`);
        return has;
      },
      taken: async () => [],
      earliestFills: async () => new Map(),
    })),
  ]);
  const result = await allOrNothing(scope, (tx) =>
    checkPlan(tx, visit, products, { field: 'productIds', reader }),
  );
  return { result, steps };
};

/** The refusal of bad input with these problems; the first one is its message. */
const refusal = (fields: readonly FieldProblem[], message = fields[0]?.message) => ({
  ok: false,
  failure: { code: 'BAD_USER_INPUT', message, fields },
});
const onProducts = (...messages: readonly string[]) =>
  refusal(messages.map((message) => ({ field: 'productIds', message })));

describe('a plan that is covered, sold and new', () => {
  it('passes under the lock of the person, and returns what the patient has', async () => {
    const has = [therapyOf({ productId: 316, drugType: 'pomade' })];
    expect(await checked(visitOf(), [finasteride], { has })).toEqual({
      result: { ok: true, value: has },
      steps: ['locks patient', 'reads patient'],
    });
  });

  it('may have products of a line that shares the questionnaire of what was requested', async () => {
    const visit = visitOf({ requested: [{ productId: 1001 }] });
    const { result } = await checked(visit, [productWithId(1301)]);
    // Only the answers are missing.
    expect(result).toMatchObject({ ok: false, failure: { fields: expect.any(Array) } });
    expect(result.ok ? [] : result.failure.fields.map(({ field }) => field)).not.toContain('productIds');
  });
});

describe('a stop of an undecided possible duplicate', () => {
  const otherFacts = [factOf('patchy', 'yes', { ruleIds: ['H1'] })];
  it.each<['clinician' | 'patient', string]>([
    [
      'clinician',
      `${finasteride.displayedName} cannot be prescribed: H1 stopped it in an account that may be the same person’s. Decide about “Possible duplicate account” first.`,
    ],
    ['patient', 'We need to check your details before this plan can start. Please write to us.'],
  ])('refuses the plan, in the words of the %s', async (reader, message) => {
    const { result } = await checked(visitOf(), [finasteride], { reader, otherFacts });
    expect(result).toEqual(onProducts(message));
  });

  it("refuses nothing outside of its rule's scope", async () => {
    const nitrate = [factOf('meds', ['nitrates'], { ruleIds: ['PDE-NITRATE'] })];
    expect((await checked(visitOf(), [finasteride], { otherFacts: nitrate })).result.ok).toBe(true);
  });
});

describe('a plan is refused', () => {
  it('with a drug that is not registered, before anything is locked', async () => {
    expect(await checked(visitOf(), [finasteride, productWithId(803)])).toEqual({
      result: onProducts(
        'Custom anti-aging formula is not offered yet. You can leave your email address on its page, and we tell you when it is.',
      ),
      steps: [],
    });
  });

  const notCovered = (name: string) =>
    onProducts(
      `${name} is not part of this visit, whose questions do not cover it. It needs a visit of its own.`,
    );
  it.each<[string, readonly number[], Product]>([
    ['of another questionnaire', [211], productWithId(1001)],
    ['that its service line does not treat with', [211], productWithId(210)],
    ['when nothing was requested', [], finasteride],
    ['when another line was requested', [1001], finasteride],
  ])('with a product %s', async (_case, requested, product) => {
    const visit = visitOf({ requested: requested.map((productId) => ({ productId })) });
    expect((await checked(visit, [product])).result).toEqual(notCovered(product.displayedName));
  });

  it('that the questions do not cover, when the visit began without a request', async () => {
    const visit = visitOf({ requested: [], drugTypes: ['tadalafil'] });
    expect((await checked(visit, [finasteride])).result).toEqual(notCovered(finasteride.displayedName));
    const hair = visitOf({ requested: [], drugTypes: ['finasteride'] });
    expect((await checked(hair, [finasteride])).result.ok).toBe(true);
  });

  it('with any product that is not covered, beside one that is', async () => {
    const { result } = await checked(visitOf(), [finasteride, productWithId(1001)]);
    expect(result).toEqual(notCovered('Sildenafil 25 mg, 12 tablets'));
  });

  it('with each product that is not sold where the visit ships to', async () => {
    const unsold = [
      productWithId(211, { unavailableStates: ['AL', 'NY'] }),
      productWithId(702, { unavailableStates: ['NY'] }),
      productWithId(212, { unavailableStates: ['AL'] }),
    ];
    expect(await checked(visitOf(), unsold)).toEqual({
      result: onProducts(
        'Finasteride 1 mg tablets is not sold in New York.',
        'Minoxidil 2.5 mg, 90 tablets is not sold in New York.',
      ),
      steps: [],
    });
  });

  it.each([
    ['clinician', 'the patient already has'],
    ['patient', 'you already have'],
  ] as const)('with each drug that the patient has, in the words of the %s', async (reader, owner) => {
    const has = [
      therapyOf({ productId: 405, drugType: 'finasteride', name: 'Finasteride' }),
      therapyOf({ productId: 407, drugType: 'ketoconazole', name: 'Ketoconazole', stage: 'ordered' }),
    ];
    const { result } = await checked(visitOf(), [finasteride, productWithId(212)], { has, reader });
    expect(result).toEqual(
      onProducts(
        `Finasteride 1 mg tablets cannot be prescribed: ${owner} a subscription to Finasteride. One of them has to end first.`,
        `Ketoconazole 2% shampoo cannot be prescribed: ${owner} an open order of Ketoconazole. One of them has to end first.`,
      ),
    );
  });
});

describe('missing answers', () => {
  const { patchy: _, family: __, ...rest } = healthy;
  const questions = missingAnswers(visitOf(), rest, ['finasteride']);
  const fields = questions.map(({ id, label }) => ({
    field: `answers.${id}`,
    message: `This question has no answer: “${label}”`,
  }));

  it('are named to the clinician, each on its field', async () => {
    expect(fields.map(({ field }) => field)).toEqual(['answers.patchy', 'answers.family']);
    const { result } = await checked(visitOf({ answers: rest }), [finasteride]);
    expect(result).toEqual(refusal(fields, missingAnswersText(questions)));
  });

  it('are named to the patient', async () => {
    const { result } = await checked(visitOf({ answers: rest }), [finasteride], { reader: 'patient' });
    const [one, other] = questions.map(({ label }) => label);
    expect(result).toEqual(
      refusal(
        fields,
        `Before this plan can start, your clinician needs an answer from you: “${one}”, “${other}”. Ask for a change and answer it there.`,
      ),
    );
  });

  it('are those of every drug of the plan, also when nothing was answered', async () => {
    const without = async (...products: readonly Product[]) => {
      const { result } = await checked(visitOf({ answers: null }), products);
      return result.ok ? [] : result.failure.fields.map(({ field }) => field);
    };
    expect(await without(productWithId(212))).not.toContain('answers.bp');
    expect(await without(productWithId(212), productWithId(702))).toContain('answers.bp');
  });
});

describe('a higher dose of minoxidil tablets', () => {
  const on = (takenOn: string): Answers => ({
    ...healthyHairAnswers(takenOn),
    changes: ['none'],
    side_effects: ['none'],
    weight_gain: 'none',
    swelling: ['none'],
  });
  const half = therapyOf({
    record: 'prescription',
    productId: 701,
    stage: 'prescribed',
    checkoutId: null,
    consultationId: 'first',
  });
  const change = (over: Partial<PlanVisit> = {}) =>
    visitOf({ kind: 'titration', requested: [{ productId: 701 }], answers: on('2026-11-01'), ...over });
  const full = productWithId(702);

  it.each([
    [
      'clinician',
      'A higher dose of minoxidil tablets needs a blood pressure of the last 14 days. Ask the patient for a new reading, record it, then decide again.',
    ],
    [
      'patient',
      'Before the higher dose can start, your clinician needs a blood pressure that you took in the last 14 days. Ask for a change and answer it there.',
    ],
  ] as const)('by an old reading is refused, in the words of the %s', async (reader, message) => {
    const { result } = await checked(change(), [full], { has: [half], reader });
    expect(result).toEqual(refusal([{ field: 'answers.bp', message }]));
  });

  it.each<[string, PlanVisit, Product, readonly Therapy[]]>([
    ['by a new reading', change({ answers: on('2026-11-10') }), full, [half]],
    ['in a renewal', change({ kind: 'renewal' }), full, [half]],
    ['that is no higher', change(), productWithId(701), [half]],
    ['when none is taken', change(), full, []],
  ])('%s passes', async (_case, visit, product, has) => {
    expect((await checked(visit, [product], { has })).result).toEqual({ ok: true, value: has });
  });
});
