import type { TimelineStep } from '#client/ui/timeline.tsx';
import { formatDate } from '#kernel/dates.ts';

interface OrderStep {
  readonly label: string;
  readonly at: string | null;
  readonly state: string;
  /** The promised date. */
  readonly by?: string | null;
}

const states: Readonly<Record<string, TimelineStep['state']>> = {
  done: 'done',
  current: 'current',
  stopped: 'stopped',
};

const isNow = (state: string, at: string | null): boolean => state.toLowerCase() === 'current' && at === null;

/** The steps of an order for the timeline; an unknown state counts as a future step. */
export const orderSteps = (steps: readonly OrderStep[]): TimelineStep[] =>
  steps.map(({ label, at, state, by = null }) => ({
    title: label,
    state: states[state.toLowerCase()] ?? 'next',
    date: at ?? undefined,
    when: by ? `By ${formatDate(by)}` : isNow(state, at) ? 'We are waiting for this' : undefined,
  }));
