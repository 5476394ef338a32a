import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers, Question } from '#modules/quiz/index.ts';
import { sexualHealthDrugs } from './drug-groups.ts';
import { healthyEjaculation, healthyErections } from './questionnaires/healthy-sexual-health-answers.ts';
import { onTreatment } from './questionnaires/questions/sexual-health/on-treatment.ts';
import { shIntakeFor } from './questionnaires/sh-intake.ts';
import type { Rule } from './rule.ts';
import type { CaseInput } from './rule-cases.fixture.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from './rules/sexual-health/index.ts';
import { finasterideMoodRules } from './rules/sexual-health/mood.ts';

/** The rules of both sexual-health lines, with the mood rules of finasteride. */
export const sexualHealthRules: readonly Rule[] = [
  ...erectileDysfunctionRules,
  ...prematureEjaculationRules,
  ...finasterideMoodRules,
];

/** Every question that these rules may read: those of the intake, and those on treatment. */
export const sexualHealthQuestions: readonly Question[] = [
  ...shIntakeFor(sexualHealthDrugs).sections.flatMap(({ questions }) => questions),
  ...onTreatment.questions.map(({ question }) => question),
];

/** Without an answer that fires a rule. */
export const healthyErectionAnswers: Answers = healthyErections('2027-03-01');
export const healthyEjaculationAnswers: Answers = healthyEjaculation('2027-03-01');

const isForErections = (drug: DrugType): boolean => drug === 'sildenafil' || drug === 'tadalafil';

/** The input of an evaluation of healthy answers for these drugs, with changes. */
export const sexualHealthInput = (drugs: readonly DrugType[], one: CaseInput = {}) => ({
  answers: Object.fromEntries(
    Object.entries({
      ...(drugs.some(isForErections) ? healthyErectionAnswers : healthyEjaculationAnswers),
      ...one.answers,
    }).filter(([id]) => !one.without?.includes(id)),
  ),
  drugTypes: one.drugs ?? drugs,
  ageYears: one.ageYears ?? 36,
  state: one.state ?? 'NY',
  servedStates: ['NY', 'CA'],
  purpose: 'submit' as const,
  ...one.around,
});

/** Whether the answer to this question is a list of values. */
export const isList = (id: string): boolean =>
  sexualHealthQuestions.some((one) => one.id === id && one.type === 'multipleChoice');

/** The input for healthy answers and this drug, in which one question is answered with this value. */
export const choosing = (drug: DrugType, question: string, value: string) =>
  sexualHealthInput([drug], { answers: { [question]: isList(question) ? [value] : value } });
