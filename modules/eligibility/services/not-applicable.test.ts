import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Answers, type AnswerValue, type Question, visibleQuestions } from '#modules/quiz/index.ts';
import { maximumAges } from '../domain/answer-ages.ts';
import { judgeRules } from '../domain/decision/judge-rules.ts';
import { unsettled } from '../domain/decision/unsettled.ts';
import { isPrescriptionDrug } from '../domain/drug-groups.ts';
import { affectedBy, type EvaluationInput, evaluate } from '../domain/evaluate.ts';
import { rules } from '../domain/index.ts';
import { healthyHairAnswers } from '../domain/questionnaires/healthy-answers.ts';
import {
  healthyEjaculation,
  healthyErections,
} from '../domain/questionnaires/healthy-sexual-health-answers.ts';
import { linesTreating } from '../domain/registry/registry.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';
import type { Rule } from '../domain/rule.ts';
import { withNotApplicable } from './not-applicable.ts';

const readings = [
  [122, 78, 68],
  [80, 50, 40],
  [95, 58, 120],
  [145, 92, 70],
  [172, 101, 70],
  [190, 125, 70],
].map(([systolic = 0, diastolic = 0, pulse = 0]) => ({ systolic, diastolic, pulse, takenOn: '2027-03-01' }));

/** What a patient could answer. */
const possibleAnswers = (question: Question): readonly AnswerValue[] => {
  switch (question.type) {
    case 'multipleChoice':
      return [...question.options.map(({ value }) => [value]), question.options.map(({ value }) => value)];
    case 'dropdown':
    case 'singleChoice':
    case 'singleChoiceImage':
      return question.options.map(({ value }) => value);
    case 'bloodPressure':
      return readings;
    case 'date':
      return ['1990-04-12'];
    case 'number':
      return [question.min, question.max];
    default:
      return ['Nothing.', 'Sometimes viagra, propecia, minoxidil, nitroglycerin and sertraline.'];
  }
};

const visitOf = (
  drugTypes: readonly DrugType[],
  visitKind: 'initial' | 'renewal',
  answers: Answers,
  judged: readonly Rule[] = rules,
) =>
  withNotApplicable(judged, {
    answers,
    drugTypes,
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
    visitKind,
    purpose: 'approve',
  });
const shown = (drugTypes: readonly DrugType[], visitKind: 'initial' | 'renewal', answers: Answers) =>
  linesTreating(drugTypes)
    .flatMap(({ visits }) => [visits.initial, visits[visitKind]])
    .flatMap((visit) => visit?.questionnaire.questionsFor(drugTypes) ?? [])
    .flatMap((form) => visibleQuestions(form, answers));
const resultOf = (rule: Rule, input: EvaluationInput) =>
  judgeRules([rule], input, evaluate(input, [rule])).find(({ id }) => id === rule.id);
const fires = (rule: Rule, input: EvaluationInput): boolean => resultOf(rule, input)?.result === 'fired';

/** Random answers to the questions of these drugs, each with or without one. */
const answersFor = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc
    .tuple(
      ...questions.map((question) =>
        fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...possibleAnswers(question)) },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ),
    )
    .map((values) =>
      Object.fromEntries(
        values.flatMap((value, index) => {
          const question = questions[index];
          return question && value !== undefined ? [[question.id, value]] : [];
        }),
      ),
    );

const questionsOfRule = (rule: Rule, drugTypes: readonly DrugType[], kind: 'initial' | 'renewal') => {
  const forms = linesTreating(drugTypes)
    .flatMap(({ visits }) => [visits.initial, visits[kind]])
    .flatMap((visit) => visit?.questionnaire.questionsFor(drugTypes) ?? []);
  const all = forms.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
  const gates = new Set([...rule.inputs, 'meds', 'conditions', 'allergies', 'phq2_interest', 'phq2_down']);
  return [...new Map(all.map((question) => [question.id, question])).values()].filter(({ id }) =>
    gates.has(id),
  );
};

describe('a rule with an answer that is missing', () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))(
    'property: %s passes only when no answer to a question of its form could make it fire',
    (_, rule) => {
      const drugs = affectedBy(rule, treatedDrugs);
      for (const kind of ['initial', 'renewal'] as const)
        for (const drug of drugs.slice(0, 2)) {
          const questions = questionsOfRule(rule, [drug], kind);
          fc.assert(
            fc.property(answersFor(questions), (answers) => {
              const input = visitOf([drug], kind, answers, [rule]);
              const said = resultOf(rule, input);
              if (said === undefined || said.result === 'fired') return;
              const open = shown([drug], kind, answers).filter(
                ({ id }) => rule.inputs.includes(id) && !Object.hasOwn(answers, id),
              );
              const deciding = open.filter((question) =>
                possibleAnswers(question).some((value) =>
                  fires(rule, visitOf([drug], kind, { ...answers, [question.id]: value }, [rule])),
                ),
              );
              if (deciding.length > 0) expect(said.result).toBe('not_asked');
              if (said.result === 'not_asked') expect(said.questions?.length).toBeGreaterThan(0);
            }),
            { numRuns: 15 },
          );
        }
    },
  );

  it('keeps what has fired, and passes where another answer settles it', () => {
    const [nitrates] = rules.filter(({ id }) => id === 'PDE-NITRATE-SPLIT');
    const [crisis] = rules.filter(({ id }) => id === 'OMX-BP-MEDS');
    if (!nitrates || !crisis) throw new Error('a rule is gone');
    const said = (rule: Rule, drug: DrugType, answers: Answers) =>
      resultOf(rule, visitOf([drug], 'initial', answers));
    expect(said(nitrates, 'sildenafil', { nitrate_use: ['not_sure'] })?.result).toBe('fired');
    expect(said(nitrates, 'sildenafil', { nitrate_use: ['none'] })).toMatchObject({
      result: 'not_asked',
      questions: ['nitrate_second'],
    });
    expect(said(crisis, 'minoxidil_oral', { meds: ['blood_pressure'] })?.result).toBe('fired');
    expect(said(crisis, 'minoxidil_oral', { meds: ['none'] })).toMatchObject({ questions: ['conditions'] });
  });
});

describe('an answer that is too old to prescribe by', () => {
  const aged = new Set(
    maximumAges.filter(({ purposes }) => purposes.includes('approve')).map(({ question }) => question),
  );
  /** Each old question of a drug that another answer would decide, with answers that ask it. */
  const cases = treatedDrugs.filter(isPrescriptionDrug).flatMap((drug) => {
    const about = rules.filter((rule) => affectedBy(rule, [drug]).length > 0 && !rule.needsNewAnswer);
    const healthy = {
      ...healthyHairAnswers('2027-03-01'),
      ...healthyErections('2027-03-01'),
      ...healthyEjaculation('2027-03-01'),
    };
    const changed: readonly Answers[] = [
      {},
      { meds: ['other'], meds_detail: 'Aspirin.' },
      { meds: ['blood_pressure'], bp_medicines: '1' },
      { allergies: ['other'], allergies_detail: 'Latex.' },
      {
        phq2_interest: '1',
        phq2_down: '1',
        ...Object.fromEntries([3, 4, 5, 6, 7, 8].map((n) => [`phq9_${n}`, '0'])),
        phq9_9: '0',
      },
    ];
    const found = changed.flatMap((changes) => {
      const answers: Answers = { ...healthy, ...changes };
      const questions = shown([drug], 'initial', answers);
      const fired = (given: Answers) =>
        evaluate(visitOf([drug], 'initial', given, about), about).findings.map(({ ruleId }) => ruleId);
      const now = fired(answers);
      return questions
        .filter(({ id }) => aged.has(id) && Object.hasOwn(answers, id))
        .filter((question) =>
          possibleAnswers(question).some((value) =>
            fired({ ...answers, [question.id]: value }).some((rule) => !now.includes(rule)),
          ),
        )
        .map(({ id }) => [drug, id, answers] as const);
    });
    return [...new Map(found.map((one) => [one[1], one])).values()];
  });

  it('is any of many', () => {
    const named = new Set(cases.map(([, question]) => question));
    expect([...named]).toEqual(
      expect.arrayContaining(['bp', 'meds_detail', 'phq9_9', 'phq2_down', 'bp_medicines', 'kidney_level']),
    );
  });

  it.each(cases)('of %s: %s leaves a rule undecided, and is named', (drug, question, answers) => {
    const input = withNotApplicable(rules, { ...visitOf([drug], 'initial', answers), tooOld: [question] });
    const named = unsettled(rules, input, evaluate(input)).filter(({ why }) => why === 'too_old');
    expect(named.map((one) => one.question)).toEqual([question]);
  });
});
