import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  checkConfig,
  pruneHidden,
  type QuizConfig,
  questionsOf,
  validateAll,
  visibleQuestions,
} from '#modules/quiz/index.ts';
import { everyHairDrug as everyDrug } from '../hair-drugs.fixture.ts';
import { hairRules as rules } from '../hair-rules.fixture.ts';
import { documentBirth } from '../patient-facts/document-birth.ts';
import { visitRegistration } from '../registry/registry.ts';
import { checkInFor } from './check-in.ts';
import { checkInItems } from './check-in-item.ts';
import { hairIntakeFor } from './hair-intake.ts';
import { healthyHairAnswers, healthyRenewalHistory as renewal } from './healthy-answers.ts';
import { renewalMedicalHistoryFor } from './renewal-medical-history.ts';
import { treatmentChangeFor } from './treatment-change.ts';

const today = new Date('2027-03-12T12:00:00Z');

const idsOf = (config: QuizConfig): string[] => questionsOf(config).map((question) => question.id);

it('S3.42: hair-loss areas are the crown, overall, the hairline and all over', () => {
  const question = questionsOf(hairIntakeFor(everyDrug)).find(({ id }) => id === 'hair_loss_area');
  expect(question && 'options' in question && question.options?.map(({ label }) => label)).toEqual([
    'Thinning at the crown',
    'Overall thinning hair',
    'Receding hairline',
    'Experiencing loss all over',
    'I have not noticed loss yet',
  ]);
});

describe.each([
  ['hair intake', hairIntakeFor],
  ['renewal history', renewalMedicalHistoryFor],
  ['treatment change', treatmentChangeFor],
])('%s', (_, configFor) => {
  it.each(everyDrug.map((drug) => [drug]))('has no errors for %s alone', (drug) => {
    expect(checkConfig(configFor([drug]))).toEqual([]);
  });

  it('has no errors for every drug together and says why each question is asked', () => {
    const config = configFor(everyDrug);
    expect(checkConfig(config)).toEqual([]);
    for (const question of questionsOf(config)) expect(question.why.length).toBeGreaterThan(15);
  });
});

describe('the questions follow the drugs', () => {
  it.each<[string, DrugType, boolean]>([
    ['bp', 'minoxidil_oral', true],
    ['bp', 'finasteride', false],
    ['phq2_down', 'finasteride', true],
    ['self_harm_now', 'topical_finasteride_and_minoxidil', true],
    ['self_harm_now', 'minoxidil_oral', false],
    ['scalp_contact', 'topical_finasteride_and_minoxidil_foam', true],
    ['scalp_contact', 'finasteride', false],
    ['partner_pregnant', 'finasteride', true],
    ['partner_pregnant', 'ketoconazole', false],
  ])('%s is asked for %s: %s', (id, drug, asked) => {
    expect(idsOf(hairIntakeFor([drug])).includes(id)).toBe(asked);
  });

  it('cannot be submitted for minoxidil tablets without a blood pressure reading (BP5)', () => {
    const config = hairIntakeFor(['minoxidil_oral']);
    const { bp: _, ...answers } = pruneHidden(config, healthyHairAnswers('2027-03-01'));
    expect(validateAll(config, answers, today)).toEqual([
      { field: 'bp', message: 'Please answer this question.' },
    ]);
  });
});

describe('rules and questions', () => {
  it('every question that a rule reads exists', () => {
    const known = new Set([
      ...idsOf(hairIntakeFor(everyDrug)),
      ...idsOf(renewalMedicalHistoryFor(everyDrug)),
      ...idsOf(checkInFor(everyDrug, { items: checkInItems, asksReading: false })),
      documentBirth.id,
    ]);
    for (const rule of rules)
      for (const input of rule.inputs) expect(known.has(input), `${rule.id} asks ${input}`).toBe(true);
  });

  it('the healthy example is complete and valid', () => {
    const config = hairIntakeFor(everyDrug);
    const answers = healthyHairAnswers('2027-03-01');
    expect(validateAll(config, answers, today)).toEqual([]);
    expect(pruneHidden(config, answers)).toEqual(answers);
  });
});

describe('the renewal history', () => {
  const visibleIds = (answers: Record<string, string | string[]>): string[] =>
    visibleQuestions(renewalMedicalHistoryFor(['finasteride']), answers).map((question) => question.id);

  it('asks again only about what changed', () => {
    expect(visibleIds(renewal)).not.toContain('conditions');
    const changed = visibleIds({ ...renewal, changes: ['conditions', 'allergies'], conditions: ['liver'] });
    expect(changed).toContain('conditions');
    expect(changed).toContain('conditions_detail');
    expect(changed).toContain('allergies');
    expect(changed).not.toContain('meds');
  });

  it('asks for blood pressure only with minoxidil tablets', () => {
    expect(idsOf(renewalMedicalHistoryFor(['minoxidil_oral']))).toContain('bp');
    expect(idsOf(renewalMedicalHistoryFor(['finasteride']))).not.toContain('bp');
  });

  it('merges new answers over the last complete ones', () => {
    const last = { ...healthyHairAnswers('2026-03-01'), conditions: ['liver'] };
    const merged = visitRegistration('renewal', ['finasteride']).questionnaire.historyOf(last, {
      scalp_symptoms: ['psoriasis'],
    });
    expect(merged.conditions).toEqual(['liver']);
    expect(merged.scalp_symptoms).toEqual(['psoriasis']);
  });
});
