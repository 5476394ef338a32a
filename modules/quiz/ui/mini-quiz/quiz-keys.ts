/** The storage key of each quiz in this tab. */
export const quizKeys = {
  quiz: 'thicket.mini-quiz',
  recommendation: 'thicket.recommendation-quiz',
  treatment: 'thicket.treatment-review',
} as const;
