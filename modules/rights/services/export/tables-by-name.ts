import type { ExportedTable } from '#server/ports/personal-data.ts';

export type ExportedRow = Readonly<Record<string, unknown>>;

/** Rows of a table; none for a table that has nothing of the person. */
export type RowsOf = (table: string) => readonly ExportedRow[];

export const tablesByName = (tables: readonly ExportedTable[]): RowsOf => {
  const byName = new Map(tables.map(({ table, rows }) => [table, rows]));
  return (table) => byName.get(table) ?? [];
};

/** A column as text; null when it is empty. */
export const textOf = (row: ExportedRow, column: string): string | null => {
  const value = row[column];
  return value === null || value === undefined || value === '' ? null : String(value);
};

/** A column with an instant in ISO format; undefined when it is empty. */
export const instantOf = (row: ExportedRow, column: string): string | undefined => {
  const value = row[column];
  return value instanceof Date ? value.toISOString() : undefined;
};

/** An answer in words: lists by commas, other structures as JSON. */
export const answerText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(answerText).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Questions with their answers in a column of JSON. */
export const answersIn = (row: ExportedRow, column: string): readonly (readonly [string, string])[] => {
  const value = row[column];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([question, answer]) => {
    const text = answerText(answer);
    return text === '' ? [] : [[question, text] as const];
  });
};
