/**
 * Words in a patient's message that may mean an emergency. A match is no diagnosis and stops no treatment: the patient
 * immediately sees whom to call, and a clinician has to contact them. `crisis` shows the crisis line first.
 */
export type AlarmLevel = 'crisis' | 'emergency';

export interface AlarmEntry {
  readonly id: string;
  readonly level: AlarmLevel;
  /** In lower case, without apostrophes; a word that ends in `*` matches longer words. */
  readonly phrases: readonly string[];
  readonly source: string;
}

/** Raised whenever an entry or a phrase changes; stored with every match. */
export const ALARMING_WORDS_VERSION = 1;

export const alarmingWords: readonly AlarmEntry[] = [
  {
    id: 'ALARM-SUICIDE',
    level: 'crisis',
    phrases: [
      'suicid*',
      'kill myself',
      'killing myself',
      'end my life',
      'ending my life',
      'take my own life',
      'want to die',
      'wish i was dead',
      'wish i were dead',
      'better off dead',
      'dont want to live',
      'do not want to live',
      'no reason to live',
    ],
    source: 'docs/clinical/messages.md#ALARM-SUICIDE',
  },
  {
    id: 'ALARM-SELF-HARM',
    level: 'crisis',
    phrases: [
      'hurt myself',
      'hurting myself',
      'harm myself',
      'harming myself',
      'self harm*',
      'cut myself',
      'cutting myself',
    ],
    source: 'docs/clinical/messages.md#ALARM-SELF-HARM',
  },
  {
    id: 'ALARM-CHEST',
    level: 'emergency',
    phrases: [
      'chest pain',
      'chest pains',
      'chest is tight',
      'chest tightness',
      'chest pressure',
      'pain in my chest',
      'pressure in my chest',
      'pressure on my chest',
      'tightness in my chest',
      'my chest hurts',
      'heart attack',
    ],
    source: 'docs/clinical/messages.md#ALARM-CHEST',
  },
  {
    id: 'ALARM-BREATH',
    level: 'emergency',
    phrases: [
      'cant breathe',
      'cannot breathe',
      'can not breathe',
      'trouble breathing',
      'difficulty breathing',
      'hard to breathe',
      'short of breath',
      'shortness of breath',
    ],
    source: 'docs/clinical/messages.md#ALARM-BREATH',
  },
  {
    id: 'ALARM-FAINT',
    level: 'emergency',
    phrases: [
      'fainted',
      'fainting',
      'passed out',
      'passing out',
      'blacked out',
      'lost consciousness',
      'collapsed',
    ],
    source: 'docs/clinical/messages.md#ALARM-FAINT',
  },
  {
    id: 'ALARM-STROKE',
    level: 'emergency',
    phrases: [
      'a stroke',
      'face droop*',
      'face is drooping',
      'slurred speech',
      'slurring my words',
      'one side of my body',
      'one side of my face',
    ],
    source: 'docs/clinical/messages.md#ALARM-STROKE',
  },
  {
    id: 'ALARM-SENSES',
    level: 'emergency',
    phrases: [
      'lost my vision',
      'loss of vision',
      'vision loss',
      'lost my sight',
      'went blind',
      'cannot see anything',
      'cant see anything',
      'lost my hearing',
      'loss of hearing',
      'hearing loss',
      'went deaf',
    ],
    source: 'docs/clinical/messages.md#ALARM-SENSES',
  },
  {
    id: 'ALARM-PRIAPISM',
    level: 'emergency',
    phrases: [
      'priapism',
      'erection wont go',
      'erection will not go',
      'erection for hours',
      'erection that lasts',
      'erection has lasted',
      'erection lasted',
      'hour erection',
      'hours erect',
      'erection over 4 hours',
      'erection for 4 hours',
      'erection for four hours',
    ],
    source: 'docs/clinical/messages.md#ALARM-PRIAPISM',
  },
  {
    id: 'ALARM-ALLERGY',
    level: 'emergency',
    phrases: [
      'anaphyla*',
      'allergic reaction',
      'throat is closing',
      'throat closing',
      'throat is swelling',
      'throat is swollen',
      'tongue is swelling',
      'tongue is swollen',
      'swollen tongue',
      'lips are swelling',
      'lips are swollen',
      'swollen lips',
      'face is swelling',
      'face is swollen',
      'swollen face',
    ],
    source: 'docs/clinical/messages.md#ALARM-ALLERGY',
  },
  {
    id: 'ALARM-OVERDOSE',
    level: 'emergency',
    phrases: [
      'overdose*',
      'took too many',
      'the whole bottle',
      'took nitroglycerin',
      'taken nitroglycerin',
      'took poppers',
      'used poppers',
    ],
    source: 'docs/clinical/messages.md#ALARM-OVERDOSE',
  },
];

/** Minutes within which a clinician contacts the patient (docs/clinical/messages.md#ALARM-DUE). */
export const ALARM_DUE_MINUTES = 60;
