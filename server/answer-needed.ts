import type { Scope } from './scope.ts';

/**
 * Thrown inside a transaction by code that needs the answer of an outside service, which is never called there: the
 * transaction is rolled back, `fetch` gets the answer and stores it, and the same work runs again.
 */
export abstract class AnswerNeeded extends Error {
  /** Runs outside of any transaction. What it throws is what the caller of the transaction gets. */
  abstract fetch(scope: Scope): Promise<void>;
}
