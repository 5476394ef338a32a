import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { checkConfig, questionsOf } from '#modules/quiz/index.ts';
import { pde5Inhibitors, ssris } from '../drug-groups.ts';
import { missingParts, rules } from '../index.ts';
import { finasterideMoodRules } from '../rules/sexual-health/mood.ts';
import { hairLossCare } from './hair-loss-care.ts';
import { askedBefore, lineTreating, questionnaireNamed, visitRegistration } from './registry.ts';
import { serviceLines } from './service-lines.ts';
import { erectileDysfunction, prematureEjaculation } from './sexual-health.ts';
import { treatedDrugs } from './treated-drugs.ts';

const drugs = [...pde5Inhibitors, ...ssris];

describe('S1.11: sexual health is registered', () => {
  it.each([...drugs, 'finasteride', 'minoxidil_oral'] as const)('%s lacks nothing', (drug) => {
    expect(missingParts({ rules, lines: serviceLines }, drug)).toEqual([]);
  });

  it.each(drugs)('%s lacks everything without both service lines and their rules', (drug) => {
    const registry = {
      rules: rules.filter(({ appliesTo }) => appliesTo === 'all' || !appliesTo.includes(drug)),
      lines: [hairLossCare],
    };
    expect(missingParts(registry, drug)).toEqual(['rules', 'questions', 'texts']);
  });

  it('the mood rules of finasteride are in force, and both hair questionnaires ask what they read', () => {
    for (const rule of finasterideMoodRules) expect(rules).toContain(rule);
    expect(missingParts({ rules, lines: serviceLines }, 'finasteride')).toEqual([]);
  });

  it('lists each drug once, although erection medicine is in both lines', () => {
    expect(treatedDrugs.filter((drug, index) => treatedDrugs.indexOf(drug) !== index)).toEqual([]);
  });
});

describe('S3.20: the service line of a visit is chosen for all of its drugs', () => {
  it.each<[readonly DrugType[], string]>([
    [['sildenafil'], 'erectile_dysfunction'],
    [['sertraline'], 'premature_ejaculation'],
    [['sertraline', 'tadalafil'], 'erectile_dysfunction'],
    [['finasteride', 'sertraline'], 'premature_ejaculation'],
    [['finasteride', 'sildenafil'], 'erectile_dysfunction'],
    [['finasteride', 'ketoconazole'], 'hair_loss_care'],
    [[], 'hair_loss_care'],
  ])('%j: %s', (drugTypes, serviceLine) => {
    expect(lineTreating(drugTypes).serviceLine).toBe(serviceLine);
  });

  it('erections and early ejaculation have the same questionnaires', () => {
    expect(erectileDysfunction.visits).toBe(prematureEjaculation.visits);
    for (const name of ['sh-intake', 'sh-renewal', 'sh-treatment-change'])
      expect(questionnaireNamed(name)?.questionnaire.name).toBe(name);
  });
});

describe('a visit about hair loss and erections', () => {
  const both: readonly DrugType[] = ['finasteride', 'minoxidil_oral', 'sildenafil'];
  const idsOf = (kind: 'initial' | 'renewal' | 'titration', drugTypes: readonly DrugType[]) =>
    questionsOf(visitRegistration(kind, drugTypes).questionnaire.questionsFor(drugTypes)).map(({ id }) => id);

  it.each(['initial', 'renewal', 'titration'] as const)(
    'the %s asks everything of both, each once',
    (kind) => {
      const ids = idsOf(kind, both);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const alone = [...idsOf(kind, ['sildenafil']), ...idsOf(kind, ['finasteride', 'minoxidil_oral'])];
      expect(alone.filter((id) => !ids.includes(id))).toEqual([]);
      expect(checkConfig(visitRegistration(kind, both).questionnaire.questionsFor(both))).toEqual([]);
      expect(ids.at(-1)).toBe('attest');
    },
  );

  it('asks for the photos of the hair line, and what was asked before of both', () => {
    expect(visitRegistration('initial', both).photos).toEqual(['front', 'top', 'crown', 'left', 'right']);
    expect(visitRegistration('initial', ['sildenafil']).photos).toEqual([]);
    expect(askedBefore(both).map(({ name }) => name)).toEqual([
      'start-basics',
      'hair-loss-basics',
      'sh-condition-routing',
    ]);
    expect(askedBefore(['sertraline']).map(({ name }) => name)).toEqual([
      'start-basics',
      'sh-condition-routing',
    ]);
  });
});
