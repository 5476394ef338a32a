import { type core, safeParse } from 'zod/mini';
import { badInput, type FieldProblem, ok, type Result } from '../result.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * What a schema reports, as problems of a form's fields: in the order of the schema, only the first problem of each
 * field. A path of keys becomes `address.zipCode`. A problem of a list item is reported for the list. `at` is put
 * before each path, and names problems without a path.
 */
export const fieldProblems = (issues: readonly Issue[], at?: string): FieldProblem[] => {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const keys = path.filter((key) => typeof key === 'string');
    const field = (at === undefined ? keys : [at, ...keys]).join('.');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
};

/**
 * Reads untrusted input by a schema of `zod` or `zod/mini`: what the schema returns, or BAD_USER_INPUT that names each
 * invalid field. `at` is the path of the input in the API, such as `input`, or the field's name when the input is not
 * an object.
 */
export const readInput = <Schema extends core.$ZodType>(
  schema: Schema,
  input: unknown,
  at?: string,
): Result<core.output<Schema>> => {
  const read = safeParse(schema, input);
  return read.success ? ok(read.data) : badInput(fieldProblems(read.error.issues, at));
};
