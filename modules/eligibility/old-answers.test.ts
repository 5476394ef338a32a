import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { AMEND, decisionSteps, resultOf } from '#test/harness/decision-steps.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { APPROVE, decision, PROPOSE, recordAnswers, statusOf } from '#test/harness/visit-api.ts';

const finasteride = 211;
const ketoconazole = 407;
const minoxidilTablets = 702;

const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const maya = await harness.clinician();
const { amendment, daysPass, reading, recordsOf, submitted } = decisionSteps(harness);

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
