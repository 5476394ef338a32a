import { describe, expect, it } from 'vitest';
import { hairInput } from './hair-input.fixture.ts';
import { rules } from './index.ts';
import { ruleCases } from './rule-cases.fixture.ts';
import { choosing, sexualHealthInput, sexualHealthRules } from './sexual-health.fixture.ts';
import { choiceCases } from './sexual-health-choices.fixture.ts';
import { limitCases } from './sexual-health-limits.fixture.ts';
import { undeclaredInputs } from './undeclared-inputs.fixture.ts';

/** In a file of its own: it judges every case by every rule, so mutation testing runs it last. */
describe('rules read only the questions that they declare', () => {
  it('all rules, for the cases of the hair rules', () => {
    const inputs = ruleCases.flatMap((one) => [
      hairInput(one.drugs, one.fires),
      hairInput(one.drugs, one.neighbor),
    ]);
    expect(undeclaredInputs(rules, inputs)).toEqual([]);
  });

  it('the rules of sexual health, for their cases', () => {
    const inputs = [
      ...limitCases.flatMap((one) => [
        sexualHealthInput(one.drugs, one.fires),
        sexualHealthInput(one.drugs, one.neighbor),
      ]),
      ...choiceCases.map(([, drug, question, fires]) => choosing(drug, question, fires.split(' ')[0] ?? '')),
    ];
    expect(undeclaredInputs(sexualHealthRules, inputs)).toEqual([]);
  });
});
