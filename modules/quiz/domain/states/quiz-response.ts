import { defineMachine } from '#config/define-machine.ts';

/**
 * One set of answers. `in-progress` is a draft that is saved automatically; `stopped` was ended by a stop or
 * emergency rule and keeps its answers; `amended` was corrected after submission, and the earlier version is kept.
 */
export const quizResponseMachine = defineMachine({
  name: 'questionnaire',
  states: ['in-progress', 'completed', 'amended', 'stopped'],
  initial: 'in-progress',
  transitions: [
    { from: ['in-progress'], to: 'in-progress', by: ['visitor', 'patient'] },
    { from: ['in-progress'], to: 'completed', by: ['visitor', 'patient'] },
    { from: ['in-progress'], to: 'stopped', by: ['system'] },
    { from: ['completed', 'amended'], to: 'amended', by: ['patient', 'clinician', 'operator'] },
    // An emergency interrupted it, and a clinician records what the patient told them since.
    { from: ['stopped'], to: 'amended', by: ['clinician'] },
  ],
});

export type QuizResponseStatus = (typeof quizResponseMachine.states)[number];

/** The `draft` flag (S3.43). */
export const isDraft = (status: QuizResponseStatus): boolean => status === 'in-progress';
