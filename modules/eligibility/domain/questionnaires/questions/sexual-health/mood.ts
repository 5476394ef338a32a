import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question } from '#modules/quiz/index.ts';
import { finasterideDrugs, ssris } from '../../../drug-groups.ts';
import { always, type DrugSection } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { mood } from '../mood.ts';
import { depressionItems, suicideScreener } from '../mood-screening.ts';
import { aboutEjaculation } from './concern.ts';

type Condition = NonNullable<Question['showIf']>;

const why = 'Some of these medicines act on mood, so we ask before and during treatment.';

const mindHistory: Condition = {
  op: 'anyOf',
  question: 'mind_hx',
  values: [
    'depression_past',
    'bipolar_self',
    'bipolar_family',
    'psychosis',
    'suicide_attempt',
    'eating_disorder',
    'psychiatric_care_now',
    'seizure',
    'low_sodium',
  ],
};

/**
 * PHQ-2, then PHQ-9, then the C-SSRS screener (docs/clinical/sexual-health-intake.md#SHQ-25). An antidepressant or
 * finasteride asks the first questions of everyone; else the answers decide.
 */
export const moodScreening = (drugTypes: readonly DrugType[]): DrugSection => {
  const isForAll = [...ssris, ...finasterideDrugs].some((drug) => drugTypes.includes(drug));
  const first = ['phq2_interest', 'phq2_down', 'self_harm_now'].map((id) =>
    sharedQuestion(mood, id, { why }),
  );
  const showIf: Condition = { op: 'or', conditions: [aboutEjaculation, mindHistory] };
  return {
    id: 'mood',
    title: 'How you are feeling',
    questions: always(
      ...first.map((question) => (isForAll ? question : { ...question, showIf })),
      ...depressionItems,
      ...suicideScreener,
    ),
  };
};
