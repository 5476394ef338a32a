import type { DrugType, RegistrationPart, UnaskedQuestion } from '#modules/catalogue/index.ts';
import type { ClinicalQuestionnaire, ServiceLineRegistration } from './registry/service-line.ts';
import type { Rule } from './rule.ts';

export interface Registry {
  readonly rules: readonly Rule[];
  readonly lines: readonly TreatedLine[];
}

/** The part of a service line that says which drugs it treats with and what it asks. */
export type TreatedLine = Pick<ServiceLineRegistration, 'serviceLine' | 'drugs' | 'visits'>;

/** The service line that treats with the drug; undefined when none does. */
export const lineOf = ({ lines }: Pick<Registry, 'lines'>, drugType: DrugType): TreatedLine | undefined =>
  lines.find(({ drugs }) => drugs.prescription.includes(drugType));

/** The rules that name the drug; rules about every prescription drug are not included. */
const ownRules = (rules: readonly Rule[], drugType: DrugType): readonly Rule[] =>
  rules.filter(({ appliesTo }) => appliesTo !== 'all' && appliesTo.includes(drugType));

/** A rule that checks answers, as opposed to one that only counsels or limits a dose. */
const checksAnswers = ({ outcome, inputs }: Rule): boolean =>
  outcome !== 'counsel' && outcome !== 'dose' && inputs.length > 0;

const questionIds = (questionnaire: ClinicalQuestionnaire, drugType: DrugType): ReadonlySet<string> =>
  new Set(
    questionnaire
      .questionsFor([drugType])
      .sections.flatMap(({ questions }) => questions)
      .map(({ id }) => id),
  );

/** Whether an answer of an earlier visit still counts when the questionnaire does not ask for it. */
const carriesOver = (questionnaire: ClinicalQuestionnaire, question: string): boolean =>
  Object.hasOwn(questionnaire.historyOf({ [question]: 'known' }, {}), question);

/**
 * Each question that the drug's own rules read and that a visit kind of its service line cannot answer: its
 * questionnaire neither asks it nor carries over the answer of the initial visit. Empty without a service line.
 */
export const unaskedQuestions = (
  { rules, lines }: Registry,
  drugType: DrugType,
): readonly UnaskedQuestion[] => {
  const line = lineOf({ lines }, drugType);
  if (!line) return [];
  const inputs = [...new Set(ownRules(rules, drugType).flatMap((rule) => rule.inputs))];
  const first = line.visits.initial ? questionIds(line.visits.initial.questionnaire, drugType) : null;
  return Object.entries(line.visits).flatMap(([visitKind, { questionnaire, notApplicable = [] }]) => {
    const asked = questionIds(questionnaire, drugType);
    return inputs
      .filter((question) => !asked.has(question) && !notApplicable.includes(question))
      .filter((question) => !(first?.has(question) && carriesOver(questionnaire, question)))
      .map((question) => ({ visitKind, question }));
  });
};

const asksAll = (registry: Registry, drugType: DrugType): boolean =>
  lineOf(registry, drugType)?.visits.initial !== undefined &&
  unaskedQuestions(registry, drugType).length === 0;

/**
 * What is missing for a prescription drug to be offered: its own rules that check answers, a service line with an
 * initial visit, each of whose visit kinds knows the answer to everything that these rules read, and a counsel text. Read from the rules and questionnaires
 * themselves, so that a registration cannot declare what does not exist. Empty when the drug may be offered.
 */
export const missingParts = (registry: Registry, drugType: DrugType): readonly RegistrationPart[] => {
  const own = ownRules(registry.rules, drugType);
  const missing: RegistrationPart[] = [];
  if (!own.some(checksAnswers)) missing.push('rules');
  if (!asksAll(registry, drugType)) missing.push('questions');
  if (!own.some(({ outcome, reasonForPatient }) => outcome === 'counsel' && reasonForPatient.trim() !== ''))
    missing.push('texts');
  return missing;
};
