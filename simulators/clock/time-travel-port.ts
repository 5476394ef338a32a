import { definePort } from '#server/scope.ts';

/** Advances the demo clock. Not provided in production. */
export interface TimeTravel {
  /** Advances `days` (1–400) one by one: every sweep and job of a day is done before the next. */
  advance(days: number): Promise<Date>;
}

export const timeTravelPort = definePort<TimeTravel>('server.timeTravel');
