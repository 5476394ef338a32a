import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { timeTravelPort } from '../../clock/time-travel-port.ts';

const MAX_DAYS = 400;

/** Advances the demo clock by whole days (1–400) and returns the new time. Refused in production. */
export const advanceClock = async (scope: Scope, days: number): Promise<Result<Date>> => {
  if (scope.settings.isProduction) return fail('FORBIDDEN', 'The clock of a real pharmacy cannot be moved.');
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    return badInput([{ field: 'days', message: `Choose between 1 and ${MAX_DAYS} days.` }]);
  return ok(await scope.use(timeTravelPort).advance(days));
};
