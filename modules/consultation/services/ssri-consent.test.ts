import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { SSRI_CONSENT_VERSION, ssriConsentText } from './ssri-consent.ts';

it('S2.42: the warning about antidepressants has a new version when its text changes', () => {
  const hash = createHash('sha256').update(ssriConsentText).digest('hex').slice(0, 16);
  // A changed text needs a new version, otherwise patients who agreed before would not be asked again.
  expect({ [SSRI_CONSENT_VERSION]: hash }).toEqual({ '2026-11': 'a3868bc32fe946af' });
});

it('S2.42: names suicidal thoughts, 988, stopping slowly, lasting effects on sex, alcohol and driving', () => {
  for (const words of [
    /suicid/,
    /988/,
    /Do not stop this medicine suddenly/,
    /did not go away/,
    /alcohol/i,
    /drive/,
  ])
    expect(ssriConsentText).toMatch(words);
});
