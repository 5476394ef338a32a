import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import {
  browserFlagValues,
  type FlagValue,
  flagCatalogue,
  flagProducts,
  flagValues,
  reportedFlags,
} from './flag-catalogue.ts';

const root = join(import.meta.dirname, '..');
const file = JSON.parse(readFileSync(join(root, 'config/flags.json'), 'utf8'));

const sources = ['client', 'modules', 'server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|generated)\./.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

describe('the list of flags', () => {
  const named: readonly (readonly [string, FlagValue])[] = [
    ['quiz-page-basket-size-v-2', 'off'],
    ['enable-auth-0-sign-in', false],
    ['sms-opt-in-location', 'checkout'],
    ['ed-eligibility-age', 18],
    ['skip-address-validation', false],
    ['enable-premature-ejaculation', true],
    ['auto-refill-states', 'all'],
    ...flagProducts.map((product) => [`${product}-validate-next-billing-date-selection`, true] as const),
  ];
  it.each(named)('S9.30: flag %s exists with the default %j', (name, initial) => {
    expect(flagValues({})).toHaveProperty([name], initial);
  });

  it('S9.30: each product has a flag for validating billing dates', () => {
    expect([...flagProducts]).toEqual(drugTypes.map((drugType) => drugType.replaceAll('_', '-')));
  });

  it('is in the operator’s file, flag by flag, with its defaults', () => {
    expect(file.flagValues).toEqual(flagValues({}));
  });

  it('contains every flag whose name appears in code', () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/(?:useFlag\(|flagsOf\(\w+\)\[|\.flags\[)\s*'([^']+)'/g)].map((found) => found[1]),
    );
    for (const name of ['skip-address-validation', 'enable-premature-ejaculation'])
      expect(asked).toContain(name);
    expect(asked.filter((name) => !Object.hasOwn(flagCatalogue, name ?? ''))).toEqual([]);
  });

  it.each([
    ['mini-quiz-redesign', 2, 2],
    ['mini-quiz-redesign', 3, 0],
    ['mini-quiz-redesign', '2', 0],
    ['quiz-page-basket-size-v-2', 'SBS', 'SBS'],
    ['quiz-page-basket-size-v-2', '<b>', 'off'],
    ['ed-eligibility-age', 25, 25],
    ['ed-eligibility-age', 17, 18],
    ['ed-eligibility-age', 25.5, 18],
    ['skip-address-validation', 'true', false],
    ['auto-refill-states', 'CA,NY', 'CA,NY'],
    ['auto-refill-states', 'ca', 'all'],
  ])('%s with the value %j is %j', (name, given, value) => {
    expect(flagValues({ [name]: given })).toHaveProperty([name], value);
  });

  it('the flag service learns who saw a flag only where its name tells nothing about health', () => {
    expect(reportedFlags.filter((name) => namesHealth(name.replaceAll('-', ' ')))).toEqual([]);
    for (const name of ['ed-eligibility-age', 'enable-premature-ejaculation', 'enable-dermatology'])
      expect(reportedFlags).not.toContain(name);
  });

  it('pages carry the flags that screens read, and no others', () => {
    const carried = browserFlagValues({ 'mini-quiz-redesign': 1, stranger: 'x' });
    expect(carried).toMatchObject({ 'mini-quiz-redesign': 1 });
    expect(Object.keys(carried)).not.toContain('stranger');
    expect(Object.keys(carried).some((name) => name.endsWith('next-billing-date-selection'))).toBe(false);
  });
});
