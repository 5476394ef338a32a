import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrugType, drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { registry } from '../services/formulary.ts';
import { isPrescriptionDrug } from './drug-groups.ts';
import { missingParts, type Registry, unaskedQuestions } from './registration.ts';
import type { ClinicalQuestionnaire } from './registry/service-line.ts';
import type { Rule } from './rule.ts';

const everything = ['rules', 'questions', 'texts'];

const expected: Readonly<Record<DrugType, readonly string[]>> = {
  finasteride: [],
  ketoconazole: [],
  minoxidil_oral: [],
  topical_finasteride_and_minoxidil: [],
  topical_finasteride_and_minoxidil_foam: [],
  sildenafil: [],
  tadalafil: [],
  escitalopram: [],
  fluoxetine: [],
  sertraline: [],
  custom_rx_anti_aging: everything,
  // Sold without a prescription, so no registration is required. Their rules only give advice during a visit.
  minoxidil: ['questions'],
  minoxidil_foam: ['questions'],
  minoxidil_spray: ['questions'],
  thickening_conditioner: everything,
  thickening_shampoo: everything,
  pomade: everything,
  follicular_unit_extraction_procedure: everything,
  platelet_rich_plasma_treatment: everything,
  daily_defense_supplement: everything,
  climax_delay_spray: ['questions'],
};

it.each(drugTypes)(
  '%s is missing exactly the rules, questions and texts that are not registered',
  (drugType) => {
    expect(missingParts(registry, drugType)).toEqual(expected[drugType]);
  },
);

const registered = drugTypes.filter(
  (drug) => isPrescriptionDrug(drug) && missingParts(registry, drug).length === 0,
);

const names = (rule: Rule, drug: DrugType): boolean =>
  rule.appliesTo !== 'all' && rule.appliesTo.includes(drug);

describe('a registered drug is no longer offered', () => {
  it.each(registered)('%s: without its own rules, although rules about every drug remain', (drug) => {
    const rules = registry.rules.filter((rule) => rule.outcome === 'counsel' || !names(rule, drug));
    expect(missingParts({ ...registry, rules }, drug)).toEqual(['rules']);
  });

  it.each(registered)('%s: without a counsel text of its own', (drug) => {
    const rules = registry.rules.filter((rule) => rule.outcome !== 'counsel' || !names(rule, drug));
    expect(missingParts({ ...registry, rules }, drug)).toEqual(['texts']);
  });

  it.each(registered)('%s: with an empty counsel text', (drug) => {
    const rules = registry.rules.map((rule) =>
      rule.outcome === 'counsel' && names(rule, drug) ? { ...rule, reasonForPatient: ' ' } : rule,
    );
    expect(missingParts({ ...registry, rules }, drug)).toEqual(['texts']);
  });

  it.each(registered)('%s: without a service line that treats with it', (drug) => {
    const lines = registry.lines.map((line) => ({
      ...line,
      drugs: { ...line.drugs, prescription: line.drugs.prescription.filter((one) => one !== drug) },
    }));
    expect(missingParts({ ...registry, lines }, drug)).toEqual(['questions']);
  });

  it('without any one question that one of its own rules reads', () => {
    const cases = registered.flatMap((drug) =>
      [...new Set(registry.rules.filter((rule) => names(rule, drug)).flatMap(({ inputs }) => inputs))].map(
        (question) => ({ drug, question }),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cases), ({ drug, question }) => {
        expect(missingParts(withoutQuestion(question), drug)).toEqual(['questions']);
      }),
    );
  });
});

/** The registry with the questionnaires of these visit kinds changed. */
const withQuestionnaires = (
  change: (questionnaire: ClinicalQuestionnaire) => ClinicalQuestionnaire,
  changedKinds?: readonly string[],
): Registry => {
  const lines = registry.lines.map((line) => ({
    ...line,
    visits: Object.fromEntries(
      Object.entries(line.visits).map(([kind, visit]) => [
        kind,
        changedKinds?.includes(kind) === false
          ? visit
          : { ...visit, questionnaire: change(visit.questionnaire) },
      ]),
    ),
  }));
  return { ...registry, lines };
};

/** The registry when the questionnaires, or only those of these visit kinds, do not ask this question. */
const withoutQuestion = (question: string, changedKinds?: readonly string[]): Registry =>
  withQuestionnaires(
    (questionnaire) => ({
      ...questionnaire,
      questionsFor: (drugs) => {
        const config = questionnaire.questionsFor(drugs);
        const sections = config.sections.map((section) => ({
          ...section,
          questions: section.questions.filter(({ id }) => id !== question),
        }));
        return { ...config, sections };
      },
    }),
    changedKinds,
  );

describe('each visit kind is checked separately', () => {
  it.each([
    ['finasteride', 'side_effects', 'renewal'],
    ['minoxidil_oral', 'side_effects', 'renewal'],
    ['minoxidil_oral', 'bp', 'initial'],
    ['finasteride', 'conditions', 'initial'],
  ] as const)(
    '%s: “%s” must be asked in the %s visit, whatever the other visit asks',
    (drug, question, visitKind) => {
      const changed = withoutQuestion(question, [visitKind]);
      expect(unaskedQuestions(changed, drug)).toContainEqual({ visitKind, question });
      expect(missingParts(changed, drug)).toEqual(['questions']);
    },
  );

  it('an answer that the renewal carries over from the initial visit needs no second question', () => {
    expect(missingParts(withoutQuestion('bp', ['renewal']), 'minoxidil_oral')).toEqual([]);
  });

  it('without carrying over, the renewal must ask everything itself', () => {
    const forgetful = withQuestionnaires(
      (questionnaire) => ({ ...questionnaire, historyOf: (_known, given) => given }),
      ['renewal'],
    );
    expect(unaskedQuestions(withoutQuestion('bp', ['renewal']), 'minoxidil_oral')).toEqual([]);
    expect(unaskedQuestions(forgetful, 'finasteride')).toContainEqual({
      visitKind: 'renewal',
      question: 'family',
    });
    expect(unaskedQuestions(forgetful, 'finasteride').every(({ visitKind }) => visitKind === 'renewal')).toBe(
      true,
    );
    expect(missingParts(forgetful, 'finasteride')).toEqual(['questions']);
  });

  it('a service line without an initial visit offers nothing', () => {
    const lines = registry.lines.map((line) => ({ ...line, visits: { renewal: line.visits.renewal } }));
    expect(missingParts({ ...registry, lines }, 'finasteride')).toEqual(['questions']);
  });
});

it('a service line that lists a drug without rules and texts does not make it offered', () => {
  const lines = registry.lines.map((line) => ({
    ...line,
    drugs: { ...line.drugs, prescription: drugTypes },
  }));
  expect(missingParts({ ...registry, lines }, 'custom_rx_anti_aging')).toEqual(['rules', 'texts']);
});

it('a drug that no service line treats with has no visit that could ask a question', () => {
  expect(unaskedQuestions({ ...registry, lines: [] }, 'finasteride')).toEqual([]);
});

it('the prescription drugs of the rules are exactly those that the catalog sells on prescription', async () => {
  const { catalogueProducts } = await import('#modules/catalogue/data/products.ts');
  for (const { drugType, needsPrescription } of catalogueProducts)
    expect([drugType, needsPrescription]).toEqual([drugType, isPrescriptionDrug(drugType)]);
});
