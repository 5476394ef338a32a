import { defineMachine } from '#config/define-machine.ts';
import { holds } from '../intake/conditions.ts';
import type { Answers, Condition } from '../intake/types.ts';

/** The questionnaires of one journey, answered in order. */
export const quizSetMachine = defineMachine({
  name: 'set of questionnaires',
  states: ['not_started', 'in_progress', 'completed', 'expired', 'superseded', 'stopped'],
  initial: 'not_started',
  transitions: [
    { from: ['not_started'], to: 'in_progress', by: ['visitor', 'patient', 'system'] },
    { from: ['in_progress'], to: 'completed', by: ['visitor', 'patient', 'system'] },
    { from: ['not_started', 'in_progress'], to: 'expired', by: ['system'] },
    { from: ['not_started', 'in_progress', 'completed'], to: 'superseded', by: ['system'] },
    { from: ['in_progress'], to: 'stopped', by: ['system'] },
  ],
});

export type QuizSetStatus = (typeof quizSetMachine.states)[number];

/** Not answered yet. */
export const isSetOpen = (status: QuizSetStatus): boolean =>
  status === 'not_started' || status === 'in_progress';

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

/** One questionnaire of a set. */
export interface SetItem {
  readonly id: string;
  readonly configName: string;
  readonly status: OrderedQuizResponseStatus;
  readonly quizResponseId: string | null;
  /** Asked only when the answers to the questionnaires before it meet this condition; null means always. */
  readonly onlyIf: Condition | null;
}

type Step = Pick<SetItem, 'id' | 'status'>;

const isDone = (step: Step): boolean => step.status === 'completed' || step.status === 'skipped';

/** The first step that is not done, or null when all are: `currentOrderedQuizResponseId` points at it. */
export const currentStep = <T extends Step>(steps: readonly T[]): T | null =>
  steps.find((step) => !isDone(step)) ?? null;

export const allResponsesCompleted = (steps: readonly Step[]): boolean =>
  steps.length > 0 && steps.every(isDone);

/** Opens the next questionnaire whose condition is met and skips those before it whose condition is not met. */
export const openNext = (items: readonly SetItem[], answers: Answers): readonly SetItem[] => {
  let isOpened = false;
  return items.map((item) => {
    if (isOpened || isDone(item)) return item;
    if (item.onlyIf !== null && !holds(item.onlyIf, answers)) return { ...item, status: 'skipped' };
    isOpened = true;
    return item.status === 'locked' ? { ...item, status: 'current' } : item;
  });
};

/** The steps after the current questionnaire was submitted; `answers` are all answers of the set so far. */
export const afterCompletion = (
  items: readonly SetItem[],
  itemId: string,
  answers: Answers,
): readonly SetItem[] =>
  openNext(
    items.map((item) => (item.id === itemId ? { ...item, status: 'completed' } : item)),
    answers,
  );

/** Goes straight to one questionnaire: earlier steps that are not done are skipped. */
export const jumpTo = (items: readonly SetItem[], itemId: string): readonly SetItem[] => {
  const at = items.findIndex(({ id }) => id === itemId);
  const skipped = items.map((item, index) =>
    index < at && !isDone(item) ? { ...item, status: 'skipped' as const } : item,
  );
  return skipped.map((item) =>
    item.id === itemId && item.status === 'locked' ? { ...item, status: 'current' } : item,
  );
};

/** A set that nobody touches for 30 days expires. */
export const IDLE_DAYS = 30;
