import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Answers, questionsOf } from '#modules/quiz/index.ts';
import type { EvaluationInput } from './evaluate.ts';
import { everyHairDrug } from './hair-drugs.fixture.ts';
import { hairInput as inputOf } from './hair-input.fixture.ts';
import { hairRules } from './hair-rules.fixture.ts';
import { type Evaluation, evaluate, notEligiblePath, outcomes, rules, strengthOf } from './index.ts';
import { hairIntakeFor } from './questionnaires/hair-intake.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { renewalMedicalHistoryFor } from './questionnaires/renewal-medical-history.ts';
import { erectileDysfunction } from './registry/sexual-health.ts';
import { ruleOf } from './rule.fixture.ts';
import type { Rule } from './rule.ts';
import { ruleCases } from './rule-cases.fixture.ts';

const healthy = healthyHairAnswers('2027-03-01');

const everyHairProduct: readonly DrugType[] = [...everyHairDrug, 'thickening_shampoo'];

const visit = (drugs: readonly DrugType[], answers: Answers = {}): Evaluation =>
  evaluate(inputOf(drugs, { answers }));

const idsOf = (evaluation: Evaluation): string[] => evaluation.findings.map((finding) => finding.ruleId);

describe('the outcomes', () => {
  it('are ordered from emergency to ok (docs/clinical/how-rules-work.md#OUTCOMES)', () => {
    expect(outcomes).toEqual(['emergency', 'stop', 'alternative', 'review', 'dose', 'counsel', 'ok']);
    expect(outcomes.map(strengthOf)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  });
});

describe('the rules', () => {
  it('have unique ids, a version, and a reason for the patient and for the clinician', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.version).toBeGreaterThanOrEqual(1);
      expect(rule.reasonForPatient).toMatch(/\.$/);
      expect(rule.reasonForPatient).not.toContain('!');
      expect(rule.reasonForClinician).toMatch(/\.$/);
      expect(rule.source).not.toBe('');
    }
  });

  it('have a dose limit exactly when their outcome is dose', () => {
    for (const rule of rules) expect(rule.doseLimit !== undefined).toBe(rule.outcome === 'dose');
  });

  it('each have a test case', () => {
    expect([...new Set(ruleCases.map((one) => one.ruleId))].sort()).toEqual(
      hairRules.map((rule) => rule.id).sort(),
    );
  });

  it.each(ruleCases.map((one, index) => [one.ruleId, index, one] as const))(
    '%s fires on its trigger and not on a near miss (%i)',
    (ruleId, _, one) => {
      expect(idsOf(evaluate(inputOf(one.drugs, one.fires)))).toContain(ruleId);
      expect(idsOf(evaluate(inputOf(one.drugs, one.neighbor)))).not.toContain(ruleId);
    },
  );
});

describe('evaluating a visit', () => {
  it('leaves a healthy patient with only the counsel texts to read', () => {
    const evaluation = visit(['finasteride', 'ketoconazole', 'thickening_shampoo']);
    expect(evaluation.outcome).toBe('counsel');
    expect(idsOf(evaluation)).toEqual(['FIN-COUNSEL', 'KET-COUNSEL']);
    expect(evaluation.allowedDrugTypes).toEqual(['finasteride', 'ketoconazole', 'thickening_shampoo']);
    expect(evaluation.removedDrugTypes).toEqual([]);
  });

  it('has no findings for cosmetics', () => {
    expect(visit(['pomade', 'thickening_shampoo'])).toEqual({
      outcome: 'ok',
      findings: [],
      allowedDrugTypes: ['pomade', 'thickening_shampoo'],
      removedDrugTypes: [],
      doseCaps: [],
    });
  });

  it('removes every prescription drug on a stop, and minoxidil on the scalp where the rule names it, but no cosmetics', () => {
    const evaluation = visit(['finasteride', 'minoxidil_foam', 'pomade'], { other_hair_loss: ['brows'] });
    expect(evaluation.outcome).toBe('stop');
    expect(evaluation.allowedDrugTypes).toEqual(['pomade']);
    expect(evaluation.removedDrugTypes).toEqual(['finasteride', 'minoxidil_foam']);
  });

  it('removes scalp minoxidil for patchy hair loss, as its label requires', () => {
    const evaluation = visit(['finasteride', 'minoxidil_foam', 'pomade'], { patchy: 'yes' });
    expect(evaluation.removedDrugTypes).toEqual(['finasteride', 'minoxidil_foam']);
    expect(visit(['minoxidil_foam'], { sex_at_birth: 'female' }).allowedDrugTypes).toEqual([
      'minoxidil_foam',
    ]);
  });

  it('removes only the drug in question on an alternative', () => {
    const evaluation = visit(['finasteride', 'minoxidil_oral'], { conditions: ['heart_failure'] });
    expect(evaluation.outcome).toBe('alternative');
    expect(evaluation.allowedDrugTypes).toEqual(['finasteride']);
    expect(evaluation.doseCaps).toEqual([]);
  });

  it('keeps tablets, under review, when a scalp condition excludes topical treatment', () => {
    const evaluation = visit(['finasteride', 'minoxidil_foam'], { scalp_symptoms: ['pus'] });
    expect(evaluation.outcome).toBe('alternative');
    expect(evaluation.allowedDrugTypes).toEqual(['finasteride']);
    expect(idsOf(evaluation)).toContain('H3-TABLETS');
  });

  it('keeps no product in an emergency and names 988 and 911', () => {
    const evaluation = visit(['finasteride', 'pomade'], { self_harm_now: 'yes' });
    expect(evaluation.outcome).toBe('emergency');
    expect(evaluation.allowedDrugTypes).toEqual([]);
    const text = evaluation.findings.find((finding) => finding.ruleId === 'SELF-HARM')?.reasonForPatient;
    expect(text).toContain('988');
    expect(text).toContain('911');
  });

  it('caps the dose of minoxidil tablets', () => {
    expect(visit(['minoxidil_oral']).doseCaps).toEqual([
      { drugType: 'minoxidil_oral', maxMgPerDay: 2.5, ruleId: 'OMX-DOSE' },
    ]);
  });

  it('stores with each finding what an audit needs', () => {
    const evaluation = visit(['finasteride', 'ketoconazole'], { conditions: ['liver'] });
    expect(evaluation.findings.find((finding) => finding.ruleId === 'FIN-LIVER')).toEqual({
      ruleId: 'FIN-LIVER',
      version: 1,
      outcome: 'review',
      drugTypes: ['finasteride'],
      inputs: ['conditions'],
      reasonForPatient: 'The liver breaks finasteride down. The clinician will look at your liver condition.',
      reasonForClinician: 'Liver disease. Some services do not prescribe in this case.',
    });
    expect(JSON.parse(JSON.stringify(evaluation))).toEqual(evaluation);
  });

  it.each<[Answers, string | null]>([
    [{}, null],
    [{ sex_at_birth: 'female' }, '/not-eligible-user/sex'],
    [{ state: 'AK' }, '/not-eligible-user/state'],
    [{ patchy: 'yes' }, null],
    [{ allergies: ['finasteride'] }, '/not-eligible-user/alternatives'],
  ])('names the page that explains the outcome of %j', (answers, path) => {
    expect(notEligiblePath(visit(['finasteride'], answers))).toBe(path);
  });

  it.each(['SEX', 'STATE', 'AGE-MIN', 'AGE-ED'])('S2.44: %s has a page for each specialty', (ruleId) => {
    const [finding] = visit(['finasteride'], { sex_at_birth: 'female' }).findings;
    if (!finding) throw new Error('Nothing fired.');
    const stopped = { outcome: 'stop', findings: [{ ...finding, outcome: 'stop', ruleId }] } as const;
    const page = { SEX: 'sex', STATE: 'state' }[ruleId] ?? 'age';
    expect(notEligiblePath(stopped)).toBe(`/not-eligible-user/${page}`);
    expect(notEligiblePath(stopped, erectileDysfunction.notEligibleFolder)).toBe(
      `/not-eligible-user/sexual-health/${page}`,
    );
  });
});

describe('an answer that was changed back', () => {
  const stopped = { ...healthy, patchy: 'yes' };
  const again = (previousAnswers: readonly Answers[], answers: Answers = {}) =>
    evaluate({ ...inputOf(['finasteride', 'minoxidil_oral'], { answers }), previousAnswers });

  it('stays a review finding that names the rule, however often the answers are saved', () => {
    for (const previous of [[stopped], [stopped, healthy], [healthy, stopped, healthy]]) {
      const evaluation = again(previous);
      expect(evaluation.outcome).toBe('review');
      const finding = evaluation.findings.find((one) => one.ruleId === 'ANSWER-CHANGED');
      expect(finding?.outcome).toBe('review');
      expect(finding?.inputs).toEqual(['patchy']);
      expect(finding?.reasonForClinician).toContain('H1');
    }
  });

  it('counts emergencies and removed drugs', () => {
    const text = again([
      { ...healthy, self_harm_now: 'yes' },
      { ...healthy, conditions: ['heart_failure'] },
    ]).findings.find((one) => one.ruleId === 'ANSWER-CHANGED')?.reasonForClinician;
    expect(text).toContain('SELF-HARM, OMX-HEART-FAILURE');
  });

  it('is not reported while the stop still applies, nor for a review, nor for a first answer', () => {
    const { bp: _, ...withoutReading } = healthy;
    expect(idsOf(again([stopped], { patchy: 'yes' }))).not.toContain('ANSWER-CHANGED');
    expect(idsOf(again([{ ...healthy, conditions: ['liver'] }]))).not.toContain('ANSWER-CHANGED');
    expect(idsOf(again([withoutReading]))).not.toContain('ANSWER-CHANGED');
  });
});

describe('an earlier stop that clinicians have resolved in part', () => {
  const answers = { ...healthy, patchy: 'yes', conditions: ['heart_failure'] };
  const changedIn = (ruleIds: readonly string[]) =>
    evaluate({
      ...inputOf(['finasteride', 'minoxidil_oral']),
      earlierStops: [{ answers, ruleIds }],
    }).findings.find(({ ruleId }) => ruleId === 'ANSWER-CHANGED');

  it.each<[readonly string[], readonly string[] | undefined]>([
    [[], undefined],
    [['H1'], ['patchy']],
    [['OMX-HEART-FAILURE'], ['conditions']],
    [
      ['H1', 'OMX-HEART-FAILURE'],
      ['patchy', 'conditions'],
    ],
  ])('counts for the rules that are open: %j, read %j', (ruleIds, inputs) => {
    expect(changedIn(ruleIds)?.inputs).toEqual(inputs);
  });
});

describe('a rule of any shape', () => {
  const of = (rule: Parameters<typeof ruleOf>[0], around: Partial<EvaluationInput> = {}) =>
    evaluate({ ...inputOf(['finasteride', 'minoxidil_oral']), ...around }, [
      ruleOf({ when: () => true, ...rule }),
    ]);

  it('names its scope, and whether it needs a new answer, only where it has them', () => {
    const [stop] = of({ outcome: 'stop', scope: 'drugs' }).findings;
    expect(stop).toMatchObject({ outcome: 'stop', scope: 'drugs' });
    expect(stop).not.toHaveProperty('needsNewAnswer');
    const [review] = of({ needsNewAnswer: true }).findings;
    expect(review).toMatchObject({ outcome: 'review', needsNewAnswer: true });
    expect(review).not.toHaveProperty('scope');
  });

  it('has a finding about what is only taken if it is a review that can be acknowledged', () => {
    const around = { takenDrugs: ['sildenafil'] } as const;
    expect(of({ appliesTo: ['sildenafil'] }, around).findings).toMatchObject([{ drugTypes: ['sildenafil'] }]);
    expect(of({ appliesTo: ['sildenafil'], needsNewAnswer: true }, around).findings).toEqual([]);
    expect(of({ appliesTo: ['sildenafil'], outcome: 'counsel' }, around).findings).toEqual([]);
    expect(of({ appliesTo: ['sildenafil'] }).findings).toEqual([]);
  });

  it('limits the dose of each drug that it names and that is still allowed', () => {
    const limits = [
      { drugType: 'minoxidil_oral', maxMgPerDay: 2.5 },
      { drugType: 'finasteride', maxMgPerDay: 1 },
      { drugType: 'sildenafil', maxMgPerDay: 50 },
    ] as const;
    expect(of({ outcome: 'dose', doseLimit: limits }).doseCaps).toEqual([
      { ...limits[0], ruleId: 'TEST-RULE' },
      { ...limits[1], ruleId: 'TEST-RULE' },
    ]);
    expect(of({ outcome: 'dose', doseLimit: limits[1] }).doseCaps).toHaveLength(1);
  });

  it('compares an earlier answer by its value, not its age', () => {
    const changedBack = (when: Rule['when']) =>
      idsOf(
        of(
          { outcome: 'stop', scope: 'drugs', inputs: ['meds'], when },
          { tooOld: ['meds'], previousAnswers: [{ ...healthy, meds: ['other'] }] },
        ),
      );
    expect(changedBack((facts) => facts.chose('meds', 'other'))).toEqual(['ANSWER-CHANGED']);
    expect(changedBack((facts) => facts.chose('meds', 'other') && facts.isTooOld('meds'))).toEqual([]);
  });
});

describe('properties', () => {
  const questions = [
    ...questionsOf(hairIntakeFor(everyHairProduct)),
    ...questionsOf(renewalMedicalHistoryFor(everyHairProduct)),
  ];
  const lists = questions.flatMap((question) =>
    question.type === 'multipleChoice' && question.id !== 'goals'
      ? question.options
          .filter((option) => option.value !== 'none')
          .map((option) => [question.id, option.value] as const)
      : [],
  );
  const drugs = fc.subarray([...everyHairProduct], { minLength: 1 });
  const withChoices = (choices: readonly (readonly [string, string])[]): Answers => {
    const answers: Record<string, string[]> = {};
    for (const [id, value] of choices) answers[id] = [...(answers[id] ?? []), value];
    return answers;
  };

  it('one more trigger never weakens the outcome nor allows a removed drug again', () => {
    fc.assert(
      fc.property(drugs, fc.subarray(lists), fc.constantFrom(...lists), (drugTypes, choices, more) => {
        const before = visit(drugTypes, withChoices(choices));
        const after = visit(drugTypes, withChoices([...choices, more]));
        expect(strengthOf(after.outcome)).toBeGreaterThanOrEqual(strengthOf(before.outcome));
        for (const drug of before.removedDrugTypes) expect(after.removedDrugTypes).toContain(drug);
      }),
    );
  });

  it.each(ruleCases.map((one, index) => [one.ruleId, index, one] as const))(
    'the trigger of %s never weakens the outcome (%i)',
    (ruleId, _, one) => {
      const rule = rules.find((candidate) => candidate.id === ruleId);
      const fired = evaluate(inputOf(one.drugs, one.fires));
      expect(strengthOf(fired.outcome)).toBeGreaterThanOrEqual(strengthOf(rule?.outcome ?? 'emergency'));
    },
  );

  it('every drug of the visit is either allowed or removed', () => {
    fc.assert(
      fc.property(drugs, fc.subarray(lists), (drugTypes, choices) => {
        const { allowedDrugTypes, removedDrugTypes } = visit(drugTypes, withChoices(choices));
        expect([...allowedDrugTypes, ...removedDrugTypes].sort()).toEqual([...drugTypes].sort());
      }),
    );
  });

  it('answers of any shape never make the evaluation throw', () => {
    const ids = questions.map((question) => question.id);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids), fc.jsonValue()), (junk) => {
        const answers: Answers = JSON.parse(JSON.stringify(junk));
        expect(outcomes).toContain(
          evaluate({ ...inputOf(everyHairProduct), answers, previousAnswers: [answers] }).outcome,
        );
      }),
    );
  });
});
