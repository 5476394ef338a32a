import type { Manifest } from './manifest.ts';

const number = (count: number): string => count.toLocaleString('en-US');

/** What is in a backup, for an operator to write down and to compare. */
export const figuresText = ({ madeAt, migrations, tables, photos, missing, orphans }: Manifest): string => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const main = ['person', 'customer_order', 'prescription', 'audit_log'].map(
    (name) => `${name} ${number(tables[`public.${name}`]?.rows ?? 0)}`,
  );
  return [
    `made at ${madeAt}, last migration ${migrations.at(-1)}.`,
    `${number(Object.keys(tables).length)} tables with ${number(rows)} rows: ${main.join(', ')} and others.`,
    `${number(Object.keys(photos).length - orphans.length)} photos and files that rows name.`,
    ...(missing.length > 0
      ? [`${number(missing.length)} that rows name were not there; their keys are in manifest.json.`]
      : []),
    ...(orphans.length > 0
      ? [`${number(orphans.length)} that no row names are only in the folder of the backup.`]
      : []),
  ].join('\n  ');
};
