import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isAskedAt } from './doors.ts';
import { evaluate, rules } from './index.ts';
import { notAtCheckIns } from './not-at-check-ins.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from './rules/sexual-health/index.ts';

const folder = fileURLToPath(new URL('../../../docs/clinical/', import.meta.url));

/** The moments of every rule that the documents list, by its id. */
const documented: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('\n'))
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const id = /<a id="([^"]+)">/.exec(cells[1] ?? '')?.[1];
      const moments = cells[5] ?? '';
      return id && cells.length === 9 ? [[id, moments] as const] : [];
    }),
);

const isAtCheckIns = (moments: string): boolean => {
  const same = /^as ([A-Z0-9-]+)$/.exec(moments)?.[1];
  if (same) return isAtCheckIns(documented.get(same) ?? '');
  return moments.includes('check-in') || moments.includes('always');
};

const every = [...new Set([...rules, ...erectileDysfunctionRules, ...prematureEjaculationRules])];
const inDocuments = every.flatMap((rule) => {
  const moments = documented.get(rule.id);
  return moments === undefined ? [] : [[rule.id, rule, moments] as const];
});

describe('the rules of a check-in', () => {
  it.each(inDocuments)('%s applies exactly when its document says so', (id, rule, moments) => {
    expect(notAtCheckIns.has(id)).toBe(!isAtCheckIns(moments));
    const isText = rule.outcome === 'counsel' || rule.outcome === 'dose';
    expect(isAskedAt(rule, 'check_in')).toBe(isAtCheckIns(moments) && !isText && rule.only === undefined);
  });

  it('the list names only rules that exist', () => {
    expect(inDocuments.length).toBeGreaterThan(150);
    expect([...notAtCheckIns].filter((id) => !every.some((rule) => rule.id === id))).toEqual([]);
  });

  it.each([
    ['over_2', 'none', ['SE-MINOX-FLUID']],
    ['up_to_2', 'face', ['SE-MINOX-FLUID']],
    ['up_to_2', 'ankles', []],
  ])('weight gain %s and swelling %s', (weight_gain, swelling, expected) => {
    const { findings } = evaluate({
      answers: { ...healthyHairAnswers('2027-03-01'), weight_gain, swelling: [swelling] },
      purpose: 'check_in',
      drugTypes: ['minoxidil_oral'],
      ageYears: 70,
      state: 'NY',
      servedStates: ['NY'],
    });
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(expected);
  });
});
