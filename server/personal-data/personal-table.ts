import type { KeepRuleId } from '#config/keep-rules.ts';

/**
 * How a row belongs to a person. A column name: the column has the person's id. `in`: the column refers to a row of that
 * table (its column `key`, default `id`), which belongs to the person. `isEmail`: the column has one of their addresses.
 */
export type Owner =
  | string
  | { readonly column: string; readonly in: string; readonly key?: string }
  | { readonly column: string; readonly isEmail: true };

/** Rows that end by themselves. */
export interface RowEnd {
  readonly rule: KeepRuleId;
  /** SQL of the instant from which the rule's days count; an index on it keeps the daily pass short. */
  readonly after: string;
  /** SQL condition; all rows without it. */
  readonly where?: string;
  /** Columns with the SQL of their new values, in place of deleting the row. `where` must leave out rows that have them. */
  readonly blank?: Readonly<Record<string, string>>;
}

/** A table with personal data, or one kind of its rows: what it holds, how long, and how it ends. */
export interface PersonalTable {
  readonly table: string;
  /** In plain words, for the export and for developers. */
  readonly holds: string;
  readonly keep: KeepRuleId;
  /** Empty for rows that have no account. */
  readonly of: readonly Owner[];
  /** SQL condition that limits the entry to some of the table's rows, which it names in full. */
  readonly where?: string;
  /**
   * What happens to a person's rows when their rule ends. `keep`: the row stays for the books or the reason given in
   * `holds`, and has nothing but the number of the person. An object: columns with the SQL of their new values.
   */
  readonly end: 'delete' | 'keep' | Readonly<Record<string, string>>;
  /** Column with the key of a stored object, which is deleted with the row. */
  readonly object?: string;
  /** Left out of the copy that a patient may ask for; `holds` says why, or it is the copy itself. */
  readonly isNotExported?: true;
  /** SQL of the instant of an entry that prolongs `medical` or `invoices`. Its first owner must be a column. */
  readonly entry?: string;
  /** Rows that end by a date of their own; else they end with their person's rule. */
  readonly rows?: readonly RowEnd[];
  /** A sweep of the module that deletes rows or files earlier than the rule asks for. */
  readonly sweep?: string;
}

/** A table without personal data, and why that is so. */
export interface ImpersonalTable {
  readonly table: string;
  readonly because: string;
}

/** What a module stores, one entry for each of its tables; a table comes after those it refers to. */
export interface StoredData {
  readonly personal: readonly PersonalTable[];
  readonly impersonal?: readonly ImpersonalTable[];
  /** SQL that lists the keys of stored objects, as `key`, which rows name in another way than by an `object` column. */
  readonly objectKeys?: string;
}
