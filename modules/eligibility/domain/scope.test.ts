import { describe, expect, it } from 'vitest';
import { type DrugType, drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { finasterideDrugs, hairPrescriptions, isPrescriptionDrug, topicalMinoxidil } from './drug-groups.ts';
import { hairRules as rules } from './hair-rules.fixture.ts';
import { evaluate } from './index.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { ruleCases } from './rule-cases.fixture.ts';
import { takes } from './scope.ts';

const hair: readonly DrugType[] = [...hairPrescriptions, ...topicalMinoxidil];
const prescriptions = drugTypes.filter(isPrescriptionDrug);
const minoxidil: readonly DrugType[] = [
  ...topicalMinoxidil,
  'minoxidil_oral',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
];

/** The scope of each stop and emergency over all products, as in docs/clinical. */
const taken: Readonly<Record<string, readonly DrugType[]>> = {
  SEX: prescriptions,
  'AGE-MIN': drugTypes,
  STATE: prescriptions,
  'SELF-HARM': drugTypes,
  'URGENT-SYMPTOMS': drugTypes,
  H1: hair,
  H3: [...minoxidil.filter((drug) => drug !== 'minoxidil_oral'), 'ketoconazole'],
  H4: hair,
  H5: hair,
  H7: hair,
  'BP4-STOP': ['minoxidil_oral'],
  'SE-MINOX-SERIOUS': minoxidil,
  'SE-MINOX-FLUID': ['minoxidil_oral'],
  'SE-MOOD': finasterideDrugs,
};
const hard = rules.filter(({ outcome }) => outcome === 'stop' || outcome === 'emergency');

const firedCase = (ruleId: string) => {
  const one = ruleCases.find((candidate) => candidate.ruleId === ruleId);
  return {
    answers: { ...healthyHairAnswers('2027-03-01'), ...one?.fires.answers },
    ageYears: one?.fires.ageYears ?? 36,
    state: one?.fires.state ?? 'NY',
    servedStates: ['NY'],
  };
};

describe('the scope of a rule', () => {
  it('is named by every stop and emergency, and by no other rule', () => {
    for (const { id, outcome, scope } of rules)
      expect([id, scope !== undefined]).toEqual([id, outcome === 'stop' || outcome === 'emergency']);
    expect(hard.map(({ id }) => id).sort()).toEqual(Object.keys(taken).sort());
  });

  it.each(hard.map(({ id }) => id).filter((id) => id !== 'H3'))(
    '%s takes exactly what the document says of everything that the patient has',
    (id) => {
      const { findings } = evaluate({ ...firedCase(id), drugTypes });
      const finding = findings.find(({ ruleId }) => ruleId === id);
      expect(finding).toBeDefined();
      expect(drugTypes.filter((drug) => finding && takes(finding, drug)).sort()).toEqual(
        [...(taken[id] ?? [])].sort(),
      );
    },
  );

  it('H3 affects topical products, when there are no tablets', () => {
    const drugs = drugTypes.filter((drug) => (taken.H3 ?? []).includes(drug) || !isPrescriptionDrug(drug));
    const { findings, removedDrugTypes } = evaluate({ ...firedCase('H3'), drugTypes: drugs });
    expect(findings.map(({ ruleId }) => ruleId)).toContain('H3');
    expect([...removedDrugTypes].sort()).toEqual([...(taken.H3 ?? [])].sort());
  });

  it('a review, a dose limit and a counsel text affect nothing', () => {
    for (const outcome of ['review', 'dose', 'counsel'] as const)
      expect(takes({ outcome, drugTypes: ['finasteride'] }, 'finasteride')).toBe(false);
  });

  it('a stop from before scopes affects its drugs', () => {
    const finding = { outcome: 'stop' as const, drugTypes: ['finasteride' as const] };
    expect(takes(finding, 'finasteride')).toBe(true);
    expect(takes(finding, 'ketoconazole')).toBe(false);
  });
});

describe('a stop of one drug', () => {
  const judged = (drugs: readonly DrugType[]) =>
    evaluate({
      answers: {
        ...healthyHairAnswers('2027-03-01'),
        bp: { systolic: 85, diastolic: 55, takenOn: '2027-03-01' },
      },
      drugTypes: drugs,
      ageYears: 36,
      state: 'NY',
      servedStates: ['NY'],
    });

  it('leaves the visit open for the others', () => {
    const evaluation = judged(['finasteride', 'minoxidil_oral']);
    expect(evaluation.outcome).toBe('alternative');
    expect(evaluation.allowedDrugTypes).toEqual(['finasteride']);
    expect(evaluation.findings.find(({ ruleId }) => ruleId === 'BP4-STOP')).toMatchObject({
      outcome: 'stop',
      scope: 'drugs',
    });
  });

  it('ends the visit when no prescription is left, whatever is sold over the counter', () => {
    expect(judged(['minoxidil_oral', 'pomade']).outcome).toBe('stop');
  });
});
