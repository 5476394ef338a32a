import type { Owner, PersonalTable } from './personal-table.ts';

/** Accounts of one person, and the addresses they have. */
export interface PersonKeys {
  readonly ids: readonly string[];
  readonly emails: readonly string[];
}

const oneOwner = (owner: Owner, table: string, tables: readonly PersonalTable[]): string => {
  if (typeof owner === 'string') return `${table}.${owner} = any(:ids)`;
  if ('isEmail' in owner) return `${table}.${owner.column} = any(:emails)`;
  const parent = tables.find((one) => one.table === owner.in);
  if (!parent) throw new Error(`${table} refers to ${owner.in}, which no module lists.`);
  const key = owner.key ?? 'id';
  return `${table}.${owner.column} in (select ${owner.in}.${key} from ${owner.in} where ${anyOwner(parent, tables)})`;
};

const anyOwner = ({ of, table }: PersonalTable, tables: readonly PersonalTable[]): string =>
  of.length === 0 ? 'false' : `(${of.map((owner) => oneOwner(owner, table, tables)).join(' or ')})`;

/** SQL condition on the entry's table for the rows of a person; `:ids` and `:emails` are arrays. */
export const ownerSql = (entry: PersonalTable, tables: readonly PersonalTable[]): string =>
  entry.where ? `${anyOwner(entry, tables)} and ${entry.where}` : anyOwner(entry, tables);

/** The values of the condition, which must name both; `emails` may be empty. */
export const ownerBindings = ({ ids, emails }: PersonKeys) => ({ ids: [...ids], emails: [...emails] });
