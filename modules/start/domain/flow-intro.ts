/** What a questionnaire before the account says about saving and privacy. */
export const flowIntro = {
  saving:
    'Every answer is saved as you go. You can continue later in this browser, or on any device once you have an account.',
  privacy: 'Only your care team reads it. It is never used for advertising.',
} as const;

/** What the questions about the person are for. */
export const basicsLead =
  'A few questions about you show whether we can treat you where you are. Nothing is charged, and you need no account yet.';
