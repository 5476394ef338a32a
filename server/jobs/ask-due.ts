import { isOutage } from '../database/is-outage.ts';
import type { DueQuery, SweepDefinition } from '../module.ts';
import type { Scope } from '../scope.ts';

/** The `due` of a sweep that always has something to do. */
export const always = (scope: Scope): readonly DueQuery[] => [scope.db.select(1)];

/** Which sweeps have something to do, and those of which that could not be found out. */
export interface DueSweeps {
  readonly due: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, unknown>;
}

interface Question {
  readonly id: string;
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** SQL that is true when the sweep has something to do. */
const questionOf = (scope: Scope, { id, due }: SweepDefinition): Question => {
  const queries = due(scope).map((query) => query.toSQL());
  return {
    id,
    sql: queries.map(({ sql }) => `exists (${sql})`).join(' or ') || 'false',
    bindings: queries.flatMap(({ bindings }) => [...bindings]),
  };
};

const ask = async (scope: Scope, questions: readonly Question[]): Promise<readonly string[]> => {
  const { rows } = await scope.db.raw<{ rows: { due: readonly boolean[] }[] }>(
    `select array[${questions.map(({ sql }) => sql).join(', ')}]::boolean[] as due`,
    questions.flatMap(({ bindings }) => bindings) as never[],
  );
  return questions.flatMap(({ id }, index) => (rows[0]?.due[index] ? [id] : []));
};

/**
 * Asks in one statement which of the sweeps have something to do. When that fails, each is asked by itself, so that a query
 * that cannot be run stops only its own sweep. Rejects when the database is away: asking each would wait as long for each.
 */
export const askDue = async (scope: Scope, sweeps: readonly SweepDefinition[]): Promise<DueSweeps> => {
  if (sweeps.length === 0) return { due: new Set(), failures: new Map() };
  try {
    const due = await ask(
      scope,
      sweeps.map((sweep) => questionOf(scope, sweep)),
    );
    return { due: new Set(due), failures: new Map() };
  } catch (error) {
    if (isOutage(error)) throw error;
    scope.log.warn(
      { err: error },
      'Asking what is due failed for all sweeps at once; each is asked by itself.',
    );
    return askEach(scope, sweeps);
  }
};

const askEach = async (scope: Scope, sweeps: readonly SweepDefinition[]): Promise<DueSweeps> => {
  const due = new Set<string>();
  const failures = new Map<string, unknown>();
  for (const sweep of sweeps)
    try {
      for (const id of await ask(scope, [questionOf(scope, sweep)])) due.add(id);
    } catch (error) {
      failures.set(sweep.id, error);
    }
  return { due, failures };
};
