import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cellOf, chartCellOf } from '../../../scripts/rules-by-door/cell.ts';
import { rulesByDoor } from '../../../scripts/rules-by-door/table.ts';
import { doors, isAskedAt } from './doors.ts';
import { chartRules, evaluate, rules } from './index.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';

const sourceOf = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const ruleNamed = (id: string) => {
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule;
};

describe('the doors', () => {
  it.each(doors.map(({ id, code }) => [id, code]))('%s names itself in %s', (id, code) => {
    expect(sourceOf(code)).toContain(`'${id}'`);
  });

  it('a rule of checkout applies there only, and only stops of other rules apply there', () => {
    expect(isAskedAt(ruleNamed('OTC-MINOX'), 'order')).toBe(true);
    expect(isAskedAt(ruleNamed('OTC-MINOX'), 'submit')).toBe(false);
    expect(isAskedAt(ruleNamed('OTC-MINOX'), undefined)).toBe(false);
    expect(isAskedAt(ruleNamed('H4'), 'order')).toBe(true);
    expect(isAskedAt(ruleNamed('H8'), 'order')).toBe(false);
    expect(isAskedAt(ruleNamed('SELF-HARM'), 'order')).toBe(true);
    expect(isAskedAt(ruleNamed('SELF-HARM'), 'plan_change')).toBe(true);
    expect(isAskedAt(ruleNamed('H8'), 'submit')).toBe(true);
  });

  it('an evaluation asks only the rules of its door', () => {
    const answers = { ...healthyHairAnswers('2027-03-01'), family: 'no', urgent_symptoms: ['chest_pain'] };
    const at = (purpose: 'order' | 'submit') =>
      evaluate({
        answers,
        purpose,
        drugTypes: ['minoxidil_foam'],
        ageYears: 36,
        state: 'NY',
        servedStates: ['NY'],
      }).findings.map(({ ruleId }) => ruleId);
    expect(at('order')).toEqual(['URGENT-SYMPTOMS', 'OTC-MINOX']);
    expect(at('submit')).toEqual(['URGENT-SYMPTOMS', 'MINOX-COUNSEL']);
  });
});

describe('the table of rules by door', () => {
  it('has no empty cell', () => {
    for (const rule of rules) for (const door of doors) expect(cellOf(rule, door)).not.toBe('');
    for (const rule of chartRules) for (const door of doors) expect(chartCellOf(rule, door)).not.toBe('');
  });

  it.each<[string, (typeof doors)[number]['id'], string]>([
    ['H1', 'submit', 'asked'],
    ['SE-MOOD', 'submit', 'no: before the first dose'],
    ['SE-MOOD', 'renewal', 'asked, too old blocks'],
    ['FIN-COUNSEL', 'submit', 'always'],
    ['AGE-MIN', 'order', 'account'],
    ['FRESH-BP', 'approve', 'known, too old blocks'],
    ['OTC-MINOX', 'order', 'known'],
    ['OTC-MINOX', 'submit', 'no: checkout only'],
    ['FIN-LIVER', 'order', 'no: a visit judges the drug'],
    ['H8', 'order', 'no: needs a clinician or a text'],
    ['URGENT-SYMPTOMS', 'order', 'known'],
    ['URGENT-SYMPTOMS', 'reactivation', 'known'],
    ['OTC-MINOX', 'reactivation', 'known, too old blocks'],
    ['RFL-SOON', 'dispatch', 'chart'],
    ['LICENSE', 'order', 'no: nobody has prescribed yet'],
    ['H4', 'charge', 'recorded; its hold is asked'],
    ['STATE', 'dispatch', 'recorded; LICENSE and SOLD-THERE decide'],
    ['H8', 'draft', 'no: only what stops'],
  ])('says of %s at %s: %s', (id, door, cell) => {
    const named = doors.find((one) => one.id === door);
    const across = chartRules.find((one) => one.id === id);
    expect(named && (across ? chartCellOf(across, named) : cellOf(ruleNamed(id), named))).toBe(cell);
  });

  it('is the document', () => {
    expect(sourceOf('docs/clinical/rules-by-door.md')).toBe(rulesByDoor(rules, chartRules, doors));
  });
});
