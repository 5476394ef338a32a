import type { Answers } from '#modules/quiz/index.ts';
import { factsOfAnswers } from './facts.ts';
import {
  type DepressionSeverity,
  depressionSeverity,
  type ErectionSeverity,
  erectionSeverity,
  IIEF5_WORDING,
  iief5,
  phq9,
} from './scores.ts';

const erectionWords: Readonly<Record<ErectionSeverity, string>> = {
  none: 'no erectile dysfunction',
  mild: 'mild',
  mild_to_moderate: 'mild to moderate',
  moderate: 'moderate',
  severe: 'severe',
};

const moodWords: Readonly<Record<DepressionSeverity, string>> = {
  minimal: 'minimal',
  mild: 'mild',
  moderate: 'moderate',
  moderately_severe: 'moderately severe',
  severe: 'severe',
};

/** The scores of these answers with their bands, for the clinician; a score with a missing answer is left out. */
export const scoreNotes = (answers: Answers): readonly string[] => {
  const facts = factsOfAnswers(answers);
  const [erection, mood] = [iief5(facts), phq9(facts)];
  return [
    ...(erection === null
      ? []
      : [
          `Erection score ${erection} of 25: ${erectionWords[erectionSeverity(erection)]} (IIEF-5 in our own words, ${IIEF5_WORDING}).`,
        ]),
    ...(mood === null ? [] : [`PHQ-9 ${mood} of 27: ${moodWords[depressionSeverity(mood)]}.`]),
  ];
};
