import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const rows = new Map(
  [...read('../README.md').matchAll(/^\| *`([A-Z][A-Z0-9_]+)`( \\\*)? *\| *(.+?) *\| *(.+?) *\|$/gm)].map(
    ([, name = '', required, value = '', meaning = '']) => [name, { required, value, meaning }] as const,
  ),
);

it('the table in README.md lists every setting and no other', () => {
  expect(settingNames.length).toBeGreaterThan(20);
  expect([...rows.keys()].sort()).toEqual([...settingNames].sort());
});

it('the table lists the defaults', () => {
  for (const [name, value] of Object.entries(readSettings({})))
    if (rows.has(name)) expect([name, rows.get(name)?.value]).toEqual([name, `\`${value}\``]);
});

it('the table says which settings production requires', () => {
  const marked = [...rows].filter(([, row]) => row.required).map(([name]) => name);
  const inProduction = () => readSettings({ APP_ENV: 'production' });
  for (const name of marked) expect(inProduction).toThrow(`  ${name}: is required`);
  expect(inProduction).toThrow(new RegExp(`^[^\\n]+(\\n  \\w+: is required[^\\n]*){${marked.length}}$`));
});
