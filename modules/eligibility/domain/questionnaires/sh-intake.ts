import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { hairPrescriptions, sexualHealthDrugs, topicalMinoxidil } from '../drug-groups.ts';
import { always, type DrugSection, sectionsFor } from './drug-question.ts';
import { hairIntakeFor } from './hair-intake.ts';
import { aboutYou } from './questions/about-you.ts';
import { attestation } from './questions/history-and-goals.ts';
import { concern } from './questions/sexual-health/concern.ts';
import { ejaculation } from './questions/sexual-health/ejaculation.ts';
import { erectionScore, erections } from './questions/sexual-health/erections.ts';
import { health, pelvis } from './questions/sexual-health/health.ts';
import { heart, nitrates } from './questions/sexual-health/heart.ts';
import { sexualHealthMedicines } from './questions/sexual-health/medicines.ts';
import { moodScreening } from './questions/sexual-health/mood.ts';
import { sprayUse } from './questions/sexual-health/spray.ts';
import { urgentWithErections } from './questions/sexual-health/urgent.ts';
import { wishes } from './questions/sexual-health/wishes.ts';
import { sharedQuestion } from './shared-question.ts';
import { withHairQuestions } from './with-hair-questions.ts';

export const SH_INTAKE = 'sh-intake';

/** The drugs among these whose questions are those of the hair intake. */
export const hairDrugsAmong = (drugTypes: readonly DrugType[]): readonly DrugType[] =>
  drugTypes.filter((drug) => hairPrescriptions.includes(drug) || topicalMinoxidil.includes(drug));

const you: DrugSection = {
  ...aboutYou,
  questions: always(
    sharedQuestion(aboutYou, 'sex_at_birth', {
      why: 'These medicines are prescribed to men only, and their risks were studied in men.',
    }),
    sharedQuestion(aboutYou, 'dob'),
    sharedQuestion(aboutYou, 'state'),
  ),
};

const sectionsOf = (drugTypes: readonly DrugType[]): readonly DrugSection[] => [
  concern,
  you,
  urgentWithErections,
  erections,
  ejaculation,
  erectionScore,
  pelvis,
  nitrates,
  heart,
  health,
  sexualHealthMedicines,
  moodScreening(drugTypes),
  sprayUse,
  wishes,
  attestation,
];

/**
 * The intake for erections and early ejaculation (docs/clinical/sexual-health-intake.md). Before a drug is chosen it asks
 * what every one of them needs. For a visit that is about hair loss too, it asks those questions as well. Name and version
 * are the same for every visit.
 */
export const shIntakeFor = (drugTypes: readonly DrugType[]): QuizConfig => {
  const isChosen = sexualHealthDrugs.some((drug) => drugTypes.includes(drug));
  const config: QuizConfig = {
    name: SH_INTAKE,
    version: 1,
    title: 'Your sexual health visit',
    sections: sectionsFor(sectionsOf(drugTypes), isChosen ? drugTypes : sexualHealthDrugs),
  };
  const hairDrugs = hairDrugsAmong(drugTypes);
  return hairDrugs.length === 0 ? config : withHairQuestions(config, hairIntakeFor(hairDrugs));
};
