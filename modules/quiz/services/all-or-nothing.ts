import { type Failure, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';

class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Gives a result's value; a failure ends the surrounding `allOrNothing`. */
export const orRefuse = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Refusal(result.failure);
};

/** One transaction for several steps: the first expected failure undoes all of them and becomes the result. */
export const allOrNothing = async <T>(scope: Scope, work: (tx: Scope) => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await scope.transaction(work));
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
};
