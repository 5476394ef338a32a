import { describe, expect, it } from 'vitest';
import { earlyEjaculationTexts } from './rules/sexual-health/texts.ts';
import { ssriWarning } from './ssri-warning.ts';

describe('the warning before an antidepressant is prescribed for early ejaculation', () => {
  it('has the boxed warning first, then stopping, lasting effects on sex, and alcohol and driving', () => {
    expect(ssriWarning.map(({ ruleId, title }) => [ruleId, title])).toEqual([
      ['SSRI-BOXED', 'Boxed warning: thoughts of suicide'],
      ['SSRI-TAPER', 'Do not stop suddenly'],
      ['SSRI-SEXUAL', 'Effects on sex, which may last'],
      ['SSRI-ALCOHOL-DRIVING', 'Alcohol and driving'],
    ]);
  });

  it.each(ssriWarning.map((part) => [part.ruleId, part] as const))(
    '%s has the words of the text that the patient acknowledges',
    (ruleId, { text }) => {
      expect(text).toBe(earlyEjaculationTexts.find(({ id }) => id === ruleId)?.reasonForPatient);
    },
  );

  it('says what to do in a crisis', () => {
    const [boxed] = ssriWarning;
    for (const words of ['suicidal', '988', '911']) expect(boxed?.text).toContain(words);
  });
});
