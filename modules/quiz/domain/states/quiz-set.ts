import { DAY_MS } from '#kernel/dates.ts';
import { defineMachine } from '#kernel/state-machine.ts';

/** The questionnaires of one journey, taken in order. */
export const quizSetMachine = defineMachine({
  name: 'set of questionnaires',
  states: ['not_started', 'in_progress', 'completed', 'expired', 'superseded', 'stopped'],
  initial: 'not_started',
  transitions: [
    { from: ['not_started'], to: 'in_progress', by: ['visitor', 'patient'] },
    { from: ['in_progress'], to: 'completed', by: ['visitor', 'patient', 'system'] },
    { from: ['not_started', 'in_progress'], to: 'expired', by: ['system'] },
    { from: ['not_started', 'in_progress', 'completed'], to: 'superseded', by: ['system'] },
    { from: ['in_progress'], to: 'stopped', by: ['system'] },
  ],
});

export const orderedQuizResponseMachine = defineMachine({
  name: 'step',
  states: ['locked', 'current', 'completed', 'skipped'],
  initial: 'locked',
  transitions: [
    { from: ['locked'], to: 'current', by: ['visitor', 'patient', 'system'] },
    { from: ['current'], to: 'completed', by: ['visitor', 'patient', 'system'] },
    { from: ['locked', 'current'], to: 'skipped', by: ['system'] },
  ],
});

export type OrderedQuizResponseStatus = (typeof orderedQuizResponseMachine.states)[number];

interface Step {
  readonly id: string;
  readonly status: OrderedQuizResponseStatus;
}

const isDone = (step: Step): boolean => step.status === 'completed' || step.status === 'skipped';

/** The first step that is not done, or null when all are. */
export const currentStep = <T extends Step>(steps: readonly T[]): T | null =>
  steps.find((step) => !isDone(step)) ?? null;

export const allResponsesCompleted = (steps: readonly Step[]): boolean => steps.every(isDone);

/** A set that is not touched for 30 days expires. */
export const quizSetExpired = (lastTouchedAt: Date, now: Date): boolean =>
  now.getTime() - lastTouchedAt.getTime() >= 30 * DAY_MS;
