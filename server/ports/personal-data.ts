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

/** What is stored of a person over all modules (`stored-data.ts` of each). */
export interface PersonalData {
  /** Everything that the person may read of themselves, also of accounts that were merged into theirs. Read in one transaction. */
  read(personId: string): Promise<PersonalExport>;
}

export const personalDataPort = definePort<PersonalData>('server.personalData');
