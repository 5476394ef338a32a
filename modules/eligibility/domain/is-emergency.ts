import type { Answers } from '#modules/quiz/index.ts';
import { evaluate } from './evaluate.ts';

/** Minutes after which the care team is told of an emergency in saved answers that was not taken back. */
export const ALERT_AFTER_MINUTES = 2;

/** Whether these answers call for help at once, whatever the visit is about. They may be incomplete. */
export const isEmergency = (answers: Answers): boolean =>
  evaluate({ answers, drugTypes: [], ageYears: 18, state: '', servedStates: [''] }).outcome === 'emergency';
