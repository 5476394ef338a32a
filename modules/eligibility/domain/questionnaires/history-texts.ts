/**
 * Free texts about the past, such as what an allergy does: a clinician reads them before anything is prescribed, and alarming
 * words in them are expected (docs/clinical/messages.md#ALARM-HISTORY).
 */
export const historyTexts: readonly string[] = [
  'conditions_detail',
  'meds_detail',
  'allergies_detail',
  'previous_result',
  'tried_result',
];
