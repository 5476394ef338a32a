import type { TimelineStep } from '#client/ui/timeline.tsx';

interface CareStep {
  readonly label: string;
  readonly detail: string;
  readonly at: string | null;
  readonly state: 'DONE' | 'CURRENT' | 'UPCOMING';
}

const states = { DONE: 'done', CURRENT: 'current', UPCOMING: 'next' } as const;

/** The steps of a patient's care for the timeline. */
export const careSteps = (steps: readonly CareStep[]): TimelineStep[] =>
  steps.map(({ label, detail, at, state }) => ({
    title: label,
    detail: detail || undefined,
    date: at ?? undefined,
    state: states[state],
  }));
