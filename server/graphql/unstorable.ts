import { type DocumentNode, Kind, visit } from 'graphql';
import { isStorable } from '#kernel/is-storable.ts';
import type { FieldProblem } from '#kernel/result.ts';

const MESSAGE = 'This contains characters that cannot be stored.';

/** PostgreSQL's codes for text with NUL, and for JSON with NUL or half of a surrogate pair. */
const codes: ReadonlySet<unknown> = new Set(['22021', '22P05', '22P02']);

/** Whether the database refused a statement because of the characters of a text. */
export const isAboutCharacters = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);

/** The fields of a JSON value whose text cannot be stored, as `input.note`; entries of a list are named as the list is. */
export const unstorableFields = (value: unknown, at = ''): readonly FieldProblem[] => {
  if (typeof value === 'string')
    return isStorable(value) && !/\\u(?:0000|d[89a-f])/i.test(value) ? [] : [{ field: at, message: MESSAGE }];
  if (Array.isArray(value)) return value.flatMap((entry) => unstorableFields(entry, at)).slice(0, 1);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => unstorableFields(below, at ? `${at}.${key}` : key));
};

/** The same for everything that an operation is given, each by the argument or input field that it is given to. */
export const unstorableInputs = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const names: string[] = [];
  const check = (value: unknown): void => void problems.push(...unstorableFields(value, names.join('.')));
  const named = {
    enter: ({ name }: { readonly name: { readonly value: string } }) => void names.push(name.value),
    leave: () => void names.pop(),
  };
  visit(document, {
    [Kind.ARGUMENT]: named,
    [Kind.OBJECT_FIELD]: named,
    [Kind.STRING]: ({ value }) => check(value),
    [Kind.VARIABLE]: ({ name }) => (names.length > 0 ? check(variables[name.value]) : undefined),
  });
  return problems;
};
