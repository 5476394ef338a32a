import type { Answers } from '#modules/quiz/index.ts';
import { evaluate } from './evaluate.ts';
import { withoutVisit } from './facts.ts';

/** Minutes after which the care team is alerted to an emergency in saved answers that was not changed back. */
export const ALERT_AFTER_MINUTES = 2;

/** Whether these answers are an emergency, whatever the visit is about. They may be incomplete. */
export const isEmergency = (answers: Answers): boolean =>
  evaluate({ ...withoutVisit, answers }).outcome === 'emergency';
