import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question, QuizConfig } from '#modules/quiz/index.ts';
import { pde5Inhibitors, sexualHealthDrugs, ssris } from '../drug-groups.ts';
import { aboutChanges, type HistoryScope, withIds } from './changes.ts';
import { always, type DrugQuestion, type DrugSection, onlyFor, sectionsFor } from './drug-question.ts';
import { aboutYou } from './questions/about-you.ts';
import { contentment } from './questions/check-in/closing.ts';
import { attestation } from './questions/history-and-goals.ts';
import { mood } from './questions/mood.ts';
import { depressionItems, suicideScreener } from './questions/mood-screening.ts';
import { ejaculation } from './questions/sexual-health/ejaculation.ts';
import { erectionScore } from './questions/sexual-health/erections.ts';
import { health } from './questions/sexual-health/health.ts';
import { heart, nitrates } from './questions/sexual-health/heart.ts';
import { sexualHealthMedicines } from './questions/sexual-health/medicines.ts';
import { onTreatment } from './questions/sexual-health/on-treatment.ts';
import { sprayUse } from './questions/sexual-health/spray.ts';
import { urgentWithErections } from './questions/sexual-health/urgent.ts';
import { wishes } from './questions/sexual-health/wishes.ts';
import { sideEffects } from './questions/side-effects.ts';
import { renewalFullHistoryFor, renewalMedicalHistoryFor } from './renewal-medical-history.ts';
import { hairDrugsAmong } from './sh-intake.ts';
import { sharedQuestion } from './shared-question.ts';
import { withHairQuestions } from './with-hair-questions.ts';

export const SH_RENEWAL = 'sh-renewal';
/** Asked when the last full history is old. */
export const SH_RENEWAL_FULL_HISTORY = 'sh-renewal-full-history';

/** The same question without its condition: the drug decides who is asked. */
const unconditional = ({ showIf: _, ...question }: Question): Question => question;

const questionsWith = (section: DrugSection, ids: readonly string[]): readonly Question[] =>
  withIds(section, ids).map(({ question }) => unconditional(question));

const all = ({ questions }: DrugSection): readonly Question[] =>
  questions.map(({ question }) => unconditional(question));

/** Medicines that the patient may have started without thinking of it as a change. */
const askedEveryYear = ['recreational', 'alcohol_session', 'nitrate_second'];

const moodQuestions: readonly DrugQuestion[] = always(
  ...['phq2_interest', 'phq2_down', 'self_harm_now'].map((id) =>
    sharedQuestion(mood, id, {
      why: 'Some of these medicines act on mood, so we ask before and during treatment.',
    }),
  ),
  ...depressionItems,
  ...suicideScreener,
);

const sectionsOf = (scope: HistoryScope): readonly DrugSection[] => {
  const { changes, whenChanged } = aboutChanges(scope);
  return [
    urgentWithErections,
    { id: 'where-you-are', title: 'Where you are', questions: withIds(aboutYou, ['state']) },
    {
      ...onTreatment,
      questions: [...onlyFor(ssris, sharedQuestion(sideEffects, 'missed_days')), ...onTreatment.questions],
    },
    nitrates,
    { ...erectionScore, questions: onlyFor(pde5Inhibitors, ...all(erectionScore)) },
    {
      ...ejaculation,
      questions: onlyFor(ssris, ...questionsWith(ejaculation, ['pe_time', 'pe_control', 'pe_bother'])),
    },
    heart,
    ...changes,
    { ...health, questions: whenChanged('conditions', health.questions) },
    {
      ...sexualHealthMedicines,
      questions: [
        ...whenChanged('meds', withIds(sexualHealthMedicines, ['meds', 'bp_medicines', 'meds_detail'])),
        ...whenChanged('allergies', withIds(sexualHealthMedicines, ['allergies', 'allergies_detail'])),
        ...withIds(sexualHealthMedicines, askedEveryYear),
      ],
    },
    { id: 'mood', title: 'How you are feeling', questions: moodQuestions },
    sprayUse,
    {
      id: 'checks',
      title: 'Before we go on',
      questions: withIds(wishes, ['sex_freq', 'cancer_treatment', 'last_exam']),
    },
    contentment,
    attestation,
  ];
};

const renewalOf = (
  drugTypes: readonly DrugType[],
  scope: HistoryScope,
  about: Pick<QuizConfig, 'name' | 'version' | 'title'>,
): QuizConfig => {
  const isChosen = sexualHealthDrugs.some((drug) => drugTypes.includes(drug));
  const config = {
    ...about,
    sections: sectionsFor(sectionsOf(scope), isChosen ? drugTypes : sexualHealthDrugs),
  };
  const hairDrugs = hairDrugsAmong(drugTypes);
  if (hairDrugs.length === 0) return config;
  const hairRenewalFor = scope === 'changes' ? renewalMedicalHistoryFor : renewalFullHistoryFor;
  return withHairQuestions(config, hairRenewalFor(hairDrugs));
};

/**
 * The yearly renewal of erection medicine and of treatment for early ejaculation
 * (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ANNUAL): how treatment goes, both questions about nitrates, heart,
 * blood pressure and mood in full, and what has changed. Question ids are those of the first intake, so the same rules
 * apply. For a patient who is treated for hair loss too, it asks the questions of that renewal as well.
 */
export const shRenewalFor = (drugTypes: readonly DrugType[]): QuizConfig =>
  renewalOf(drugTypes, 'changes', {
    name: SH_RENEWAL,
    version: 3,
    title: 'Your sexual health since the last visit',
  });

/** The same for a patient whose last full history is old: conditions, medicines and allergies are asked outright. */
export const shRenewalFullHistoryFor = (drugTypes: readonly DrugType[]): QuizConfig =>
  renewalOf(drugTypes, 'everything', {
    name: SH_RENEWAL_FULL_HISTORY,
    version: 2,
    title: 'Your medical history',
  });
