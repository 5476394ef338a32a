import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { type Answers, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  PROPOSE,
  recordAnswers,
  responseOf,
  statusOf,
} from '#test/harness/visit-api.ts';

const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';
const finasteride = 211;
const ketoconazole = 407;
const minoxidilTablets = 702;

let harness: Harness;
let maya: SignedInUser;
beforeAll(async () => {
  harness = await openHarness({ modules: orderAndCareModules });
  maya = await harness.clinician();
});
afterAll(() => harness.close());
beforeEach(() => harness.forgetPatients());

/** Of one purpose, or of all but the orders, which modules/consultation/rule-scopes.test.ts looks at. */
const recordsOf = async (user: SignedInUser, purpose?: string) => {
  const rows = await harness.rows('decision_record', { user_id: user.id, ...(purpose && { purpose }) });
  return rows.filter((row) => purpose || row.purpose !== 'order').toSorted((a, b) => a.at - b.at);
};
const resultOf = (record: { rules: { id: string; result: string }[] }, id: string) =>
  record.rules.find((rule) => rule.id === id)?.result;
/** Answers as given today: the clock of these tests moves on. */
const reading = (daysAgo = 0): Answers => ({
  bp: {
    systolic: 122,
    diastolic: 78,
    pulse: 68,
    takenOn: toCalendarDate(addDays(harness.clock.now(), -daysAgo)),
  },
});
const submitted = async (products: readonly number[], answers: Answers = {}, patient?: SignedInUser) => {
  const visit = await harness.orderedVisit({ products, ...(patient && { patient }) });
  const drugs = products.map(
    (id) => harness.products.find((one) => one.id === id)?.drugType ?? 'finasteride',
  );
  await harness.submitIntake(visit, drugs, { ...reading(), ...answers });
  return { ...visit, drugs };
};
const amendment = async (
  consultationId: string,
  drugs: Parameters<typeof intakeAnswers>[0],
  answers: Answers,
) => {
  const response = await harness.scope
    .use(quizPort)
    .response(await responseOf(harness.scope, consultationId));
  const answersJson = JSON.stringify(intakeAnswers(drugs, { ...reading(), ...answers }));
  return {
    input: { responseId: response?.id, revision: response?.revision, answersJson, reason: 'Asked again' },
  };
};
const daysPass = (days: number) => harness.clock.set(addDays(harness.clock.now(), days));

describe('an answer that is too old', () => {
  const approve = async (consultationId: string) => {
    const answer = await harness.api(
      maya,
      APPROVE,
      decision(consultationId, { acknowledgedRuleIds: ['FRESH-BP', 'FRESH-URGENT'] }),
    );
    return answer.errors?.[0]?.extensions?.fields ?? answer.errors ?? 'approved';
  };
  const field = (name: string) => [{ field: `answers.${name}`, message: expect.any(String) }];

  it('about urgent symptoms: 14 days are enough, later only a new answer of the patient helps', async () => {
    const fresh = await submitted([finasteride]);
    const late = await submitted([finasteride]);
    const daysLater = addDays(harness.clock.now(), 14);
    harness.clock.set(daysLater);
    expect(await approve(fresh.consultationId)).toBe('approved');
    harness.clock.set(new Date(daysLater.getTime() + 1));
    const feelings = ['urgent_symptoms', 'phq2_interest', 'phq2_down', 'self_harm_now'].flatMap(field);
    expect(await approve(late.consultationId)).toEqual(feelings);
    // Staff who correct another answer have not asked about the symptoms.
    await recordAnswers(harness, maya, late.consultationId, { alcohol: 'none' });
    expect(await approve(late.consultationId)).toEqual(feelings);
    const answer = await harness.api(late.user, AMEND, await amendment(late.consultationId, late.drugs, {}));
    expect(answer.errors).toBeUndefined();
    expect(await approve(late.consultationId)).toBe('approved');
  });

  it('of a question that no rule about old answers lists: the rule that needs it has not passed, and it is named', async () => {
    const low = Object.fromEntries(['3', '4', '5', '6', '7', '8', '9'].map((n) => [`phq9_${n}`, '0']));
    const { consultationId } = await submitted([finasteride], { phq2_interest: '1', phq2_down: '1', ...low });
    daysPass(15);
    const named = await approve(consultationId);
    for (const question of Object.keys(low)) expect(named).toEqual(expect.arrayContaining(field(question)));
  });

  it('about blood pressure: a reading of 183 days counts for minoxidil tablets, an older one does not', async () => {
    const fresh = await submitted([minoxidilTablets], reading(183));
    const late = await submitted([minoxidilTablets], reading(182));
    const other = await submitted([finasteride]);
    expect(await approve(fresh.consultationId)).toBe('approved');
    daysPass(2);
    expect(await approve(late.consultationId)).toEqual(field('bp'));
    expect(await approve(other.consultationId)).toBe('approved');
    await recordAnswers(harness, maya, late.consultationId, reading());
    expect(await approve(late.consultationId)).toBe('approved');
  });

  it('about a high blood pressure: a reading of 30 days counts for minoxidil tablets, an older one does not', async () => {
    const high = (daysAgo: number): Answers => {
      const takenOn = toCalendarDate(addDays(harness.clock.now(), -daysAgo));
      return { bp: { systolic: 140, diastolic: 85, pulse: 70, takenOn } };
    };
    const approveHigh = async (consultationId: string) => {
      const acknowledgedRuleIds = ['BP4-HIGH', 'FRESH-BP'];
      const answer = await harness.api(maya, APPROVE, decision(consultationId, { acknowledgedRuleIds }));
      return answer.errors?.[0]?.extensions?.fields ?? answer.errors ?? 'approved';
    };
    const fresh = await submitted([minoxidilTablets], high(30));
    const late = await submitted([minoxidilTablets], high(29));
    expect(await approveHigh(fresh.consultationId)).toBe('approved');
    daysPass(2);
    expect(await approveHigh(late.consultationId)).toEqual(field('bp'));
    await recordAnswers(harness, maya, late.consultationId, high(0));
    expect(await approveHigh(late.consultationId)).toBe('approved');
  });

  it('sends a plan back to the clinician when it is accepted too late', async () => {
    const { user, consultationId } = await submitted([finasteride]);
    daysPass(10);
    await recordAnswers(harness, maya, consultationId, { scalp_symptoms: ['none'] });
    const plan = decision(consultationId, { productIds: [finasteride, ketoconazole] });
    expect((await harness.api(maya, PROPOSE, plan)).errors).toBeUndefined();
    daysPass(5);
    const answer = await acceptPlan(harness, user, { id: consultationId, read: ['KET-COUNSEL'] });
    expect(answer.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('in_review');
    const [record] = await recordsOf(user, 'accept');
    expect(record).toMatchObject({ outcome: 'review', is_allowed: false });
    expect(resultOf(record, 'FRESH-URGENT')).toBe('fired');
  });
});
