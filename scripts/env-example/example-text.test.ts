import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from '#config/settings.ts';
import { exampleText } from './example-text.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const text = exampleText(settingNames, readme);
const values = parseEnv(text.replaceAll(/^#(?=[A-Z][A-Z0-9_]+=)/gm, ''));

it('has every setting once, and its defaults are those of the product', () => {
  expect(Object.keys(values).sort()).toEqual(settingNames.toSorted());
  expect(parseEnv(text)).toEqual({});
  expect(readSettings(values)).toEqual({
    ...readSettings({}),
    MARKETING_ORIGIN: 'http://localhost:3000',
    APP_ORIGIN: 'http://app.localhost:3000',
    ADMIN_ORIGIN: 'http://admin.localhost:3000',
  });
});

it('says what each setting means and whether production requires it', () => {
  expect(text).toMatch(
    /^# sender of all email: .*\(production requires it; default: the demo's address\)\n#MAIL_FROM=$/m,
  );
  expect(text).toContain('\n#DATABASE_POOL=10\n');
});

it('a setting without a row in README.md is named', () => {
  expect(() => exampleText([...settingNames, 'NEW_SETTING'], readme)).toThrow(
    'README.md has no row for the setting NEW_SETTING.',
  );
});
