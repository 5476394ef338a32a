/** The outcome of an emergency, as the clinician who handled it records it, with the text of each. */
export const alertOutcomes = {
  spoke_with_patient: 'I spoke with the patient',
  sent_to_emergency_care: 'The patient is in emergency care or on the way there',
  could_not_reach: 'I could not reach the patient',
  not_an_emergency: 'It is not an emergency',
} as const;

export type AlertOutcome = keyof typeof alertOutcomes;

export const isAlertOutcome = (text: string): text is AlertOutcome => Object.hasOwn(alertOutcomes, text);

/** A patient who was not reached still needs help: the alert stays open and is raised again. */
export const closesAlert = (outcome: AlertOutcome): boolean => outcome !== 'could_not_reach';
