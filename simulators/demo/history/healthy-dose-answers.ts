/** What is asked before a change of the dose, answered by somebody in good health. */
export const healthyDoseAnswers = {
  urgent_symptoms: ['none'],
  state: 'NY',
  missed_days: '0',
  hair_change: '1',
  side_effects: ['none'],
  changes: ['none'],
  patchy: 'no',
  other_hair_loss: ['none'],
  cancer_treatment: 'no',
  scalp_symptoms: ['none'],
};
