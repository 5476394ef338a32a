import type { TimelineStep } from '#client/ui/timeline.tsx';

interface OrderStep {
  readonly label: string;
  readonly at: string | null;
  readonly state: string;
}

const states: Readonly<Record<string, TimelineStep['state']>> = {
  done: 'done',
  current: 'current',
  stopped: 'stopped',
};

/** The steps of an order for the timeline; an unknown state counts as a future step. */
export const orderSteps = (steps: readonly OrderStep[]): TimelineStep[] =>
  steps.map(({ label, at, state }) => ({
    title: label,
    state: states[state.toLowerCase()] ?? 'next',
    date: at ?? undefined,
    when: state.toLowerCase() === 'current' && at === null ? 'We are waiting for this' : undefined,
  }));
