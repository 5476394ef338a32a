/** The choices of the `conditions` question that are heart diseases. High or low blood pressure is not. */
export const heartDisease = [
  'coronary',
  'heart_failure',
  'pericardial',
  'pulmonary_hypertension',
  'arrhythmia',
  'other_heart',
] as const;
