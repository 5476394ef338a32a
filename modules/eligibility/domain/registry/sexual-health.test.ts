import { describe, expect, it } from 'vitest';
import { pde5Inhibitors, ssris } from '../drug-groups.ts';
import { missingParts, rules } from '../index.ts';
import type { Registry } from '../registration.ts';
import { erectileDysfunctionRules, prematureEjaculationRules } from '../rules/sexual-health/index.ts';
import { finasterideMoodRules } from '../rules/sexual-health/mood.ts';
import { serviceLines } from './registry.ts';
import { erectileDysfunction, prematureEjaculation } from './sexual-health.ts';

const drugs = [...pde5Inhibitors, ...ssris];

describe('sexual health is prepared', () => {
  it.each(drugs)('%s would be offered if both lines were registered with their rules', (drug) => {
    const registry: Registry = {
      rules: [...rules, ...erectileDysfunctionRules, ...prematureEjaculationRules],
      lines: [...serviceLines, erectileDysfunction, prematureEjaculation],
    };
    expect(missingParts(registry, drug)).toEqual([]);
    expect(missingParts(registry, 'finasteride')).toEqual([]);
    expect(missingParts(registry, 'minoxidil_oral')).toEqual([]);
  });

  it.each(drugs)('%s is missing everything as long as they are not', (drug) => {
    expect(missingParts({ rules, lines: serviceLines }, drug)).toEqual(['rules', 'questions', 'texts']);
    expect(serviceLines).not.toContain(erectileDysfunction);
    expect(serviceLines).not.toContain(prematureEjaculation);
  });

  it('the mood rules of finasteride wait for the questions of the hair intake', () => {
    const registry: Registry = { rules: [...rules, ...finasterideMoodRules], lines: serviceLines };
    expect(missingParts(registry, 'finasteride')).toEqual(['questions']);
  });
});
