import type { ServiceLine } from '#modules/catalogue/index.ts';
import { everyLine, sexualHealthLines } from '../domain/texts-of-lines.ts';

export interface RefusalText {
  readonly id: string;
  /** Valid for cases about these service lines. */
  readonly lines: readonly ServiceLine[];
  /** The label that the clinician picks. */
  readonly label: string;
  /** Both texts are sent to the patient, after the clinician has filled in the placeholders of the reason. */
  readonly reason: string;
  readonly alternatives: string;
}

const hair: readonly ServiceLine[] = ['hair_loss_care'];

/** Template texts for a refusal. Text in [[ ]] has to be replaced before they can be sent. */
export const refusalTexts: readonly RefusalText[] = [
  {
    id: 'other-cause',
    lines: hair,
    label: 'Hair loss may have another cause',
    reason:
      'Your answers and photos do not look like male pattern hair loss: [[what you see]]. The treatments here are made for that pattern only, so they may not help you and could delay the right care.',
    alternatives:
      'Please see a dermatologist in person. Patchy, sudden or painful hair loss can often be treated once its cause is known. Until then, a gentle shampoo and no tight hairstyles will not do harm.',
  },
  {
    id: 'heart',
    lines: hair,
    label: 'Heart or blood pressure risk',
    reason: 'With [[the diagnosis or reading]], the medicine you asked for could be unsafe for you.',
    alternatives:
      'Please talk with your own doctor about your heart health and bring this message. Minoxidil for the scalp, without a prescription, may be an option if your doctor agrees.',
  },
  {
    id: 'interaction',
    lines: everyLine,
    label: 'Does not go with another medicine',
    reason:
      'The medicine you asked for does not go well with [[the other medicine]], which you take. Using both could harm you.',
    alternatives:
      'Please do not stop your other medicine. Ask the doctor who prescribed it whether there is an alternative, and come back to us if it changes.',
  },
  {
    id: 'mood',
    lines: hair,
    label: 'Mood or sexual side effects',
    reason:
      'You told us about [[low mood or which side effect]]. Finasteride can make both worse, and for a few men this lasts after stopping.',
    alternatives:
      'Please talk with your own doctor about how you feel. If you think about harming yourself, call or text 988 at any time. Minoxidil for the scalp does not have this risk and needs no prescription.',
  },
  {
    id: 'in-person',
    lines: everyLine,
    label: 'Needs an examination or lab test first',
    reason:
      'I cannot judge safely from what you sent me whether this treatment is right for you, because [[what is not clear]].',
    alternatives:
      'Please see a doctor in person for an examination and the blood tests they suggest. You can start a new visit here with the results.',
  },
  {
    id: 'nitrates',
    lines: sexualHealthLines,
    label: 'Nitrates or poppers',
    reason:
      'You told us that you use [[the nitrate or poppers]]. Together with sildenafil or tadalafil this can drop blood pressure to a deadly level, also days after a dose. That is why I cannot prescribe them to you.',
    alternatives:
      'Please do not stop a heart medicine on your own. Ask the doctor who prescribed it about your heart and about what helps without these tablets, such as a vacuum device, injections or counseling. If you have taken one of these tablets in the last days and get chest pain, call 911 and tell the team what you took and when.',
  },
  {
    id: 'heart-check',
    lines: sexualHealthLines,
    label: 'Heart check first',
    reason:
      'You told us about [[the symptom or diagnosis]]. Sex strains the heart, and the medicine you asked for acts on it too, so your heart has to be checked first.',
    alternatives:
      'Please see your own doctor or a cardiologist and ask whether sex and this medicine are safe for you; bring this message. Trouble with erections can be an early sign of heart disease, so the check is worth it in any case. For chest pain, fainting or trouble breathing call 911.',
  },
  {
    id: 'blood-pressure',
    lines: sexualHealthLines,
    label: 'Blood pressure first',
    reason:
      'Your blood pressure was [[the reading and its date]]. At that value the medicine you asked for is not safe for you.',
    alternatives:
      'Please have it measured again and treated by your own doctor, and start a new visit here with a new reading. Above 180 over 120 get care the same day, and with chest pain, weakness or trouble seeing or speaking call 911.',
  },
  {
    id: 'low-mood',
    lines: sexualHealthLines,
    label: 'Mood first',
    reason:
      'You told us about [[low mood or the thoughts you named]]. Some of the medicines here can change mood, and low mood itself affects sex, so this comes first.',
    alternatives:
      'Please talk with your own doctor or a therapist soon. If you think of harming yourself, call or text 988 at any hour; in danger call 911. If you take an antidepressant, please do not stop it suddenly.',
  },
  {
    id: 'urologist',
    lines: sexualHealthLines,
    label: 'See a urologist',
    reason:
      'From your answers I suspect [[the cause, such as an injury, a curve, pain or a hormone problem]]. That needs an examination, which we cannot do online.',
    alternatives:
      'Please see a urologist in person and bring this message. [[What to ask for, such as an examination or a blood test]]. An erection that lasts 4 hours or more is an emergency: call 911.',
  },
];
