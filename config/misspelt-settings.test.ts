import { describe, expect, it } from 'vitest';
import { misspeltSettings } from './misspelt-settings.ts';
import { readSettings, settingNames } from './settings.ts';

const lines = (...names: string[]): string[] =>
  misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), settingNames);

describe('a misspelt setting', () => {
  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SESSION_SECRETS', 'SESSION_SECRET'],
    ['STRIPE_PUBLISHABEL_KEYS', 'STRIPE_PUBLISHABLE_KEY'],
    ['DATADIR', 'DATA_DIR'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['TRUST-PROXY', 'TRUST_PROXY'],
  ])('%s is named with the setting that it resembles', (name, setting) => {
    expect(lines(name)).toEqual([`${name}: did you mean ${setting}?`]);
  });

  it('stops the start', () => {
    expect(() => readSettings({ DATABASE_URI: 'postgres://host/database' })).toThrow(
      '\n  DATABASE_URI: did you mean DATABASE_URL?',
    );
  });

  it('is not reported while the setting that it resembles is set as well', () => {
    expect(lines('DATABASE_URI', 'DATABASE_URL')).toEqual([]);
  });
});

it.each([
  'PATH',
  'POST',
  'HOST',
  'NODE_ENV',
  'HTTP_PROXY',
  'PGPORT',
  'DATABASE_HOST',
  'DATABASE_PORT',
  'AWS_ACCESS_KEY_ID',
  'npm_config_loglevel',
  'REHEARSE_PRODUCTION',
  'DEMO_HISTORY',
])('%s, which other programs use, is no misspelt setting', (name) => {
  expect(lines(name)).toEqual([]);
});

it('no setting is taken for another one', () => {
  for (const name of settingNames) expect(misspeltSettings({ [name]: 'x' }, settingNames)).toEqual([]);
});
