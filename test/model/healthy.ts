import { type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import {
  healthyEjaculation,
  healthyErections,
  healthyOnTreatment,
} from '#modules/eligibility/domain/questionnaires/healthy-sexual-health-answers.ts';
import { questionnaireNamed } from '#modules/eligibility/index.ts';
import {
  type Answers,
  pruneHidden,
  type Question,
  type QuizConfig,
  type QuizResponse,
  questionsOf,
} from '#modules/quiz/index.ts';
import { healthyRenewal } from '#test/harness/submit-renewal.ts';
import { type AnswerName, changesOf } from './answers.ts';
import type { History } from './history.ts';

const forErections: readonly string[] = ['sildenafil', 'tadalafil'];

/** A healthy answer to every question that a visit about these drugs may ask. */
const healthyAbout = (drugTypes: readonly string[], today: CalendarDate, state: string): Answers => {
  const isAboutErections = drugTypes.some((drug) => forErections.includes(drug));
  return {
    ...healthyEjaculation(today),
    ...(isAboutErections && healthyErections(today)),
    ...(isAboutErections && drugTypes.includes('sertraline') && { sh_concern: 'both' }),
    ...healthyOnTreatment,
    ed_effects_bother: 'no',
    missed_days_count: '1',
    ...healthyRenewal,
    ...healthyHairAnswers(today, state),
    ...Object.fromEntries(drugTypes.map((drug) => [`dose_${drug}`, 'stay'])),
  };
};

/** Questions that a renewal or a check-in asks only where something has changed. */
const whereChanged = ['conditions', 'meds', 'allergies'];

const offers = (question: Question, answer: Answers[string]): boolean =>
  !('options' in question) ||
  [answer].flat().every((chosen) => question.options.some(({ value }) => value === chosen));

/** Whether the questionnaire has the question, with what is chosen among its options. */
const asks = (config: QuizConfig, [id, answer]: readonly [string, Answers[string]]): boolean => {
  const question = questionsOf(config).find((one) => one.id === id);
  return question !== undefined && offers(question, answer);
};

/** An erection can last too long only with the medicine for it. */
const fits = (name: AnswerName, drugTypes: readonly string[]): boolean =>
  name !== 'an erection over four hours' || drugTypes.some((drug) => forErections.includes(drug));

/** What the answer changes in this questionnaire; nothing where it cannot be given. */
export const changesIn = (
  config: QuizConfig,
  name: AnswerName,
  drugTypes: readonly string[],
  today: CalendarDate,
): Answers => {
  const changed = changesOf(name, today);
  if (!fits(name, drugTypes) || !Object.entries(changed).every((one) => asks(config, one))) return {};
  const changes = whereChanged.filter((question) => question in changed);
  return { ...(changes.length > 0 && { changes }), ...changed };
};

interface AnsweredVisit {
  readonly drugTypes: readonly DrugType[];
  readonly name: AnswerName;
  readonly state: string;
  /** What is answered in another way, where it is asked and can be. */
  readonly more?: Answers;
}

/** The questions that a stored questionnaire asks about these drugs. Throws for one that no visit asks. */
const questionsIn = (configName: string, drugTypes: readonly DrugType[]): QuizConfig => {
  const config = questionnaireNamed(configName)?.questionnaire.questionsFor(drugTypes);
  if (!config) throw new Error(`No visit asks ${configName}.`);
  return config;
};

/** A complete set of answers to a questionnaire. */
export const answersTo = (
  history: History,
  { configName }: Pick<QuizResponse, 'configName'>,
  { drugTypes, name, state, more = {} }: AnsweredVisit,
): Answers => {
  const config = questionsIn(configName, drugTypes);
  const today = toCalendarDate(history.now());
  return pruneHidden(config, {
    ...healthyAbout(drugTypes, today, state),
    ...changesIn(config, name, drugTypes, today),
    ...Object.fromEntries(Object.entries(more).filter((one) => asks(config, one))),
  });
};

/** Where one of the model's hard answers may have been given. */
const corrigible = [
  'urgent_symptoms',
  'cancer_treatment',
  'patchy',
  'nitrate_second',
  'recreational',
  'mind_hx',
  'phq2_interest',
  'phq2_down',
  'bp',
  'changes',
  ...whereChanged,
];
const followUp = /_detail$|^phq9_|^cssrs/;

/** Submitted answers that are corrected: healthy but for what changes. */
export const corrected = (
  history: History,
  { configName, content }: Pick<QuizResponse, 'configName' | 'content'>,
  drugTypes: readonly DrugType[],
  name: AnswerName,
): Answers => {
  const config = questionsIn(configName, drugTypes);
  const today = toCalendarDate(history.now());
  const healthy = Object.entries(healthyAbout(drugTypes, today, ''));
  return pruneHidden(config, {
    ...Object.fromEntries(Object.entries(content).filter(([id]) => !followUp.test(id))),
    ...Object.fromEntries(healthy.filter(([id]) => corrigible.includes(id) && id in content)),
    ...changesIn(config, name, drugTypes, today),
  });
};
