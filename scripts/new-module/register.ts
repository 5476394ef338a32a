import type { Names } from './names.ts';

/** Adds an import after the last one, and `entry` at the end of the list that starts with `opening`. */
const addTo = (text: string, importLine: string, opening: RegExp, entry: string): string => {
  const lastImport = /^import [\s\S]*?;\n(?!import )/m.exec(text);
  const list = opening.exec(text);
  if (!lastImport || !list)
    throw new Error('The list to which the module belongs looks different from before.');
  const close = text.indexOf(']', list.index + list[0].length);
  const before = text.slice(0, close).trimEnd();
  const comma = /[[,]$/.test(before) ? '' : ',';
  const listed = `${before}${comma} ${entry}${text.slice(close)}`;
  const at = lastImport.index + lastImport[0].length;
  return `${listed.slice(0, at)}${importLine}\n${listed.slice(at)}`;
};

export const inModules = (text: string, { id, camel }: Names): string =>
  addTo(text, `import { ${camel}Module } from './${id}/module.ts';`, /const listed = \[/, `${camel}Module`);

export const inRoutes = (text: string, { id, camel }: Names): string =>
  addTo(
    text,
    `import { ${camel}Routes } from './${id}/routes.ts';`,
    /compileRoutes\(\[/,
    `...${camel}Routes`,
  );

export const inMigrations = (text: string, { camel }: Names, migration: string): string =>
  addTo(
    text,
    `import * as ${camel}Item from './${migration}.ts';`,
    /export const migrations[^=]*= \[/,
    `{ name: '${migration}', ...${camel}Item }`,
  );

/** A name that sorts after every existing migration: today, or just after the last one if that is later. */
export const nextMigration = (present: readonly string[], today: Date, { snake }: Names): string => {
  const stamps = present.flatMap((file) => Number(/^(\d{14})_/.exec(file)?.[1] ?? 0));
  const now = Number(today.toISOString().replace(/\D/g, '').slice(0, 14));
  return `${Math.max(now, ...stamps.map((stamp) => stamp + 10))}_${snake}_item`;
};
