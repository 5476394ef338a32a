import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import { type Offer, pausedLinesOf } from '../domain/offered.ts';
import { formularyPort } from '../index.ts';

/** What is offered now, by registration and flags. */
export const offerNow = (scope: Scope): Offer => ({
  formulary: scope.use(formularyPort),
  pausedLines: pausedLinesOf(scope.use(flagPort).values()),
});
