import { describe, expect, it } from 'vitest';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { type Answers, type Question, questionsOf } from '#modules/quiz/index.ts';
import { affectedBy, evaluate } from './evaluate.ts';
import { everyHairDrug } from './hair-drugs.fixture.ts';
import { hairRules as rules } from './hair-rules.fixture.ts';
import { checkInFor } from './questionnaires/check-in.ts';
import { hairIntakeFor } from './questionnaires/hair-intake.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { oosMedicalHistory } from './questionnaires/oos-medical-history.ts';
import { renewalMedicalHistoryFor } from './questionnaires/renewal-medical-history.ts';
import type { Rule } from './rule.ts';
import { choicesThatFire } from './rule-choices.fixture.ts';

const healthy = healthyHairAnswers('2027-03-01');
const asked = [
  hairIntakeFor(everyHairDrug),
  renewalMedicalHistoryFor(everyHairDrug),
  oosMedicalHistory,
  checkInFor(everyHairDrug, { items: ['hair'], asksReading: false }),
];
const questions = new Map(
  asked.flatMap(questionsOf).map((question): [string, Question] => [question.id, question]),
);

/** Whether the rule fires for one of its drugs. */
const fires = (rule: Rule, changes: Answers): boolean =>
  evaluate({
    answers: { ...healthy, ...changes },
    drugTypes: affectedBy(rule, drugTypes).slice(0, 1),
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
  }).findings.some(({ ruleId }) => ruleId === rule.id);

/** The choices of a question; those of the state are another test's. */
const choicesOf = (id: string): readonly Answers[] => {
  const question = questions.get(id);
  if (!question || id === 'state' || !('options' in question)) return [];
  const isList = question.type === 'multipleChoice';
  return question.options.map(({ value }) => ({ [id]: isList ? [value] : value }));
};
const choiceIn = (answers: Answers): string => Object.values(answers).flat().join();

describe('a choice', () => {
  it.each(rules.filter((rule) => !fires(rule, {})).map((rule) => [rule.id, rule] as const))(
    'fires %s exactly when docs/clinical names it',
    (id, rule) => {
      const found = rule.inputs.flatMap((input) => {
        const choices = choicesOf(input).filter((answers) => fires(rule, answers));
        return choices.length > 0 ? [[input, choices.map(choiceIn)]] : [];
      });
      expect(Object.fromEntries(found)).toEqual(choicesThatFire[id] ?? {});
    },
  );
});

describe('a word in a free text', () => {
  it.each<[string, string, readonly string[]]>([
    ['FIN-ALLERGY', 'allergies_detail', ['finasteride', 'propecia', 'proscar', 'dutasteride', 'avodart']],
    ['FIN-DUPLICATE', 'meds_detail', ['finasteride', 'propecia', 'proscar', 'dutasteride', 'avodart']],
    ['MINOX-ALLERGY', 'allergies_detail', ['minoxidil', 'rogaine', 'loniten']],
    ['KET-ALLERGY', 'allergies_detail', ['ketoconazole', 'nizoral']],
    ['OMX-PDE5', 'meds_detail', ['sildenafil', 'viagra', 'tadalafil', 'cialis', 'vardenafil', 'avanafil']],
  ])('fires %s', (id, question, words) => {
    const rule = rules.find((one) => one.id === id);
    if (!rule) throw new Error(`There is no rule ${id}.`);
    for (const word of words)
      expect([word, fires(rule, { [question]: `Sometimes ${word}.` })]).toEqual([word, true]);
    expect(fires(rule, { [question]: 'Sometimes aspirin.' })).toBe(false);
  });
});
