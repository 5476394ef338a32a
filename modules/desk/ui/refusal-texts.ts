export interface RefusalText {
  readonly id: string;
  /** The label that the clinician picks. */
  readonly label: string;
  /** Both texts are sent to the patient, after the clinician has filled in the open places of the reason. */
  readonly reason: string;
  readonly alternatives: string;
}

/** Template texts for a refusal. What stands in [[ ]] has to be replaced before they can be sent. */
export const refusalTexts: readonly RefusalText[] = [
  {
    id: 'other-cause',
    label: 'Hair loss may have another cause',
    reason:
      'Your answers and photos do not look like male pattern hair loss: [[what you see]]. The treatments here are made for that pattern only, so they may not help you and could delay the right care.',
    alternatives:
      'Please see a dermatologist in person. Patchy, sudden or painful hair loss can often be treated once its cause is known. Until then, a gentle shampoo and no tight hairstyles will not do harm.',
  },
  {
    id: 'heart',
    label: 'Heart or blood pressure risk',
    reason: 'With [[the diagnosis or reading]], the medicine you asked for could be unsafe for you.',
    alternatives:
      'Please talk with your own doctor about your heart health and bring this message. Minoxidil for the scalp, without a prescription, may be an option if your doctor agrees.',
  },
  {
    id: 'interaction',
    label: 'Does not go with another medicine',
    reason:
      'The medicine you asked for does not go well with [[the other medicine]], which you take. Using both could harm you.',
    alternatives:
      'Please do not stop your other medicine. Ask the doctor who prescribed it whether there is an alternative, and come back to us if it changes.',
  },
  {
    id: 'mood',
    label: 'Mood or sexual side effects',
    reason:
      'You told us about [[low mood or which side effect]]. Finasteride can make both worse, and for a few men this lasts after stopping.',
    alternatives:
      'Please talk with your own doctor about how you feel. If you think about harming yourself, call or text 988 at any time. Minoxidil for the scalp does not have this risk and needs no prescription.',
  },
  {
    id: 'in-person',
    label: 'Needs an examination or lab test first',
    reason:
      'I cannot judge safely from answers and photos alone whether this treatment is right for you, because [[what is not clear]].',
    alternatives:
      'Please see a doctor in person for an examination and the blood tests they suggest. You can start a new visit here with the results.',
  },
];
