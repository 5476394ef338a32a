import { describe, expect, it } from 'vitest';
import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { decisionPort, judgeVisit } from '#modules/eligibility/index.ts';
import type { VisitFacts } from '#modules/eligibility/services/evaluate-visit.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import { provide } from '#server/scope.ts';
import { accountThatRecordsNotices } from '#test/harness/doubles/account-that-records-notices.ts';
import { decisionsInMemory } from '#test/harness/doubles/decisions-in-memory.ts';
import { prescriptionsThatRecordHolds } from '#test/harness/doubles/prescriptions-that-record-holds.ts';
import { NOON, scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';

/**
 * New answers of a visit about finasteride, from which oral minoxidil was removed: what is evaluated, put on hold,
 * notified and recorded.
 */
const visit = {
  id: 'visit',
  userId: 'patient',
  drugTypes: ['finasteride'],
  removedDrugTypes: ['minoxidil_oral'],
} as const;
const actor = { role: 'patient', id: 'patient', impersonatorId: null } as const;
const factsOf = (over: Partial<VisitFacts> = {}): VisitFacts => ({
  purpose: 'submit',
  kind: 'renewal',
  answers: { ...healthyHairAnswers('2026-11-01'), patchy: 'yes' },
  drugTypes: ['finasteride'],
  shipState: 'NY',
  dob: '1990-04-12',
  earlierStops: [],
  patient: { takenDrugs: [], erectionMinimumAge: 18, earlyRefills: 0 },
  now: NOON,
  ...over,
});

const answer = async (taken: readonly DrugType[], held: number, facts = factsOf()) => {
  const prescriptions = prescriptionsThatRecordHolds(taken, held);
  const account = accountThatRecordsNotices();
  const { service, decisions } = decisionsInMemory();
  const scope = scopeInMemory([
    provide(prescriptionPort, () => prescriptions.service),
    provide(accountPort, () => account.service),
    provide(decisionPort, () => service),
  ]);
  const decision = { ...judgeVisit(facts), actor, isAllowed: true };
  const isHeld = await holdWhatIsUnsafe(scope, visit, 'answers changed', decision);
  return { isHeld, holds: prescriptions.holds, notices: account.notices, decisions, decision };
};

describe('new answers', () => {
  const all: readonly DrugType[] = ['finasteride', 'minoxidil_oral', 'ketoconazole'];
  const forAll = judgeVisit(factsOf({ purpose: 'hold', drugTypes: all }));

  it('put on hold what they make unsafe of all treatments, in addition to the drugs of the visit', async () => {
    const { isHeld, holds, notices, decisions, decision } = await answer(['ketoconazole', 'finasteride'], 1);
    const taken = ['ketoconazole', 'finasteride'];
    expect(isHeld).toBe(true);
    expect(forAll.evaluation.findings.map(({ ruleId }) => ruleId)).toContain('H1');
    expect(holds).toEqual([['patient', forAll.evaluation, 'answers changed']]);
    expect(notices).toEqual([['patient', 'treatment_on_hold']]);
    const ofVisit = { consultationId: 'visit', userId: 'patient', taken };
    expect(decisions).toEqual([
      { ...ofVisit, ...decision },
      { ...ofVisit, ...forAll, actor: systemActor, isAllowed: false },
    ]);
  });

  it('that cause no hold are recorded, and the patient gets no notice', async () => {
    const { isHeld, notices, decisions } = await answer(['ketoconazole'], 0);
    expect([isHeld, notices]).toEqual([false, []]);
    expect(decisions.map(({ isAllowed, facts }) => [isAllowed, facts.purpose])).toEqual([
      [true, 'submit'],
      [true, 'hold'],
    ]);
  });

  it('of a patient without treatments are evaluated for the visit, and recorded for it alone', async () => {
    const { isHeld, holds, decisions, decision } = await answer([], 0);
    const ofVisit = factsOf({ purpose: 'hold', drugTypes: ['finasteride', 'minoxidil_oral'] });
    expect(isHeld).toBe(false);
    expect(holds).toEqual([['patient', judgeVisit(ofVisit).evaluation, 'answers changed']]);
    expect(decisions).toEqual([{ consultationId: 'visit', userId: 'patient', ...decision, taken: [] }]);
  });

  it('of a change of treatment are evaluated for current drugs, not for the new ones', async () => {
    const { holds, decisions } = await answer(['ketoconazole'], 0, factsOf({ kind: 'titration' }));
    const taken = judgeVisit(factsOf({ kind: 'titration', purpose: 'hold', drugTypes: ['ketoconazole'] }));
    expect(holds).toEqual([['patient', taken.evaluation, 'answers changed']]);
    expect(decisions[1]?.facts.drugTypes).toEqual(['ketoconazole']);
  });
});
