import { definePort } from '#server/scope.ts';

/** Moves the demo's clock. Not provided in production. */
export interface TimeTravel {
  /** Lives through `days` (1–400) one by one: every sweep and every job of each day is done before the next. */
  advance(days: number): Promise<Date>;
}

export const timeTravelPort = definePort<TimeTravel>('server.timeTravel');
