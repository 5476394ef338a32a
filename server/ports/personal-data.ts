import { definePort } from '../scope.ts';

/** Rows of one table that are about a person, by column; secrets and keys of files are left out. */
export interface ExportedTable {
  readonly table: string;
  /** In plain words. */
  readonly holds: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A stored file about a person. */
export interface ExportedFile {
  /** For the archive: the table and the row it belongs to. */
  readonly name: string;
  readonly key: string;
}

export interface PersonalExport {
  readonly tables: readonly ExportedTable[];
  readonly files: readonly ExportedFile[];
}

export interface KeptUntil {
  readonly medical: Date | null;
  readonly invoices: Date | null;
}

/** What is stored of a person over all modules (`stored-data.ts` of each). */
export interface PersonalData {
  /** Everything that the person may read of themselves, also of accounts that were merged into theirs. Read in one transaction. */
  read(personId: string): Promise<PersonalExport>;
  /**
   * Deletes the files that end with the account; returns their keys for `eraseAccount`. Never inside a transaction.
   */
  eraseFiles(personId: string): Promise<ReadonlySet<string>>;
  /**
   * Erases everything that ends with the account, in the caller's transaction. What must be kept stays until its date.
   * Throws when a file came since `eraseFiles`. Repeating it changes nothing.
   */
  eraseAccount(personId: string, deletedFiles: ReadonlySet<string>): Promise<void>;
  /** Until when what must be kept is kept, if nothing is added; null when there is none. Batched with other reads. */
  keptUntil(personId: string): Promise<KeptUntil>;
}

export const personalDataPort = definePort<PersonalData>('server.personalData');
