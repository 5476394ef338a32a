import { stringify } from 'csv-stringify/sync';
import type { Cents } from '#kernel/money.ts';

/** What a cell holds; null for an empty one. */
export type Cell = string | number | Date | null;

/** `5400` becomes `54.00`. */
export const dollars = (cents: Cents): string => (cents / 100).toFixed(2);

/** Yes or no, for a spreadsheet. */
export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const cellText = (cell: Cell): string | number => (cell instanceof Date ? cell.toISOString() : (cell ?? ''));

/**
 * Rows as lines of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellText)),
    { escape_formulas: true, record_delimiter: '\r\n', quote_record_delimiter: true },
  );
