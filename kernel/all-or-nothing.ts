import { type Failure, ok, type Result } from './result.ts';

class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Something with transactions, such as a server's scope. */
interface Transactional<Self> {
  transaction<T>(work: (tx: Self) => Promise<T>): Promise<T>;
}

/** Returns a result's value; a failure ends the surrounding `allOrNothing`. */
export const orRefuse = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Refusal(result.failure);
};

/**
 * One transaction for a use case of several steps: the first expected failure rolls back all of them and becomes
 * the result. When it joins an open transaction, rolling back is up to the code that opened it.
 */
export const allOrNothing = async <Scope extends Transactional<Scope>, T>(
  scope: Scope,
  work: (tx: Scope) => Promise<T>,
): Promise<Result<T>> => {
  try {
    return ok(await scope.transaction(work));
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure };
    throw error;
  }
};
