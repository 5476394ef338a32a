import type { Knex } from 'knex';
import type { PersonalTable } from './personal-table.ts';

interface Reference {
  readonly from: string;
  readonly to: string;
}

const foreignKeys = async (db: Knex): Promise<readonly Reference[]> => {
  const { rows } = await db.raw<{ rows: Reference[] }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  return rows;
};

const parentsOf = ({ of }: PersonalTable): readonly string[] =>
  of.flatMap((owner) => (typeof owner === 'object' && 'in' in owner ? [owner.in] : []));

/** Entries in an order in which their rows can be deleted: before the rows that they refer to. */
export const childrenFirst = async (
  db: Knex,
  entries: readonly PersonalTable[],
): Promise<readonly PersonalTable[]> => {
  const references = [
    ...(await foreignKeys(db)),
    ...entries.flatMap((entry) => parentsOf(entry).map((to) => ({ from: entry.table, to }))),
  ];
  const ordered: PersonalTable[] = [];
  const visit = (entry: PersonalTable, trail: readonly PersonalTable[]): void => {
    if (ordered.includes(entry) || trail.includes(entry)) return;
    const children = references.filter(({ to }) => to === entry.table).map(({ from }) => from);
    for (const child of entries)
      if (child.table !== entry.table && children.includes(child.table)) visit(child, [...trail, entry]);
    ordered.push(entry);
  };
  for (const entry of entries) visit(entry, []);
  return ordered;
};
