import { type DocumentNode, Kind, visit } from 'graphql';
import { isStorable } from '#kernel/is-storable.ts';
import type { FieldProblem } from '#kernel/result.ts';

const MESSAGE = 'This contains characters that cannot be stored.';

/** The fields of a JSON value whose text cannot be stored, as `input.note`; entries of a list are named as the list is. */
export const unstorableFields = (value: unknown, at = ''): readonly FieldProblem[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ field: at, message: MESSAGE }];
  if (Array.isArray(value)) return value.flatMap((entry) => unstorableFields(entry, at)).slice(0, 1);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => unstorableFields(below, at ? `${at}.${key}` : key));
};

/** The same for texts that are written in a document, each by the argument or input field that it is given to. */
export const unstorableLiterals = (document: DocumentNode): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const names: string[] = [];
  visit(document, {
    [Kind.ARGUMENT]: { enter: ({ name }) => void names.push(name.value), leave: () => void names.pop() },
    [Kind.OBJECT_FIELD]: { enter: ({ name }) => void names.push(name.value), leave: () => void names.pop() },
    [Kind.STRING]: ({ value }) => void problems.push(...unstorableFields(value, names.join('.'))),
  });
  return problems;
};
