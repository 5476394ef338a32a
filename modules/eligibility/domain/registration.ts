import type { DrugType, RegistrationPart } from '#modules/catalogue/index.ts';
import type { ServiceLineRegistration } from './registry/service-line.ts';
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

const asksAll = (line: TreatedLine | undefined, drugType: DrugType, own: readonly Rule[]): boolean => {
  if (!line) return false;
  const sections = Object.values(line.visits).flatMap(
    ({ questionnaire }) => questionnaire.questionsFor([drugType]).sections,
  );
  const asked = new Set(sections.flatMap(({ questions }) => questions).map(({ id }) => id));
  return own.every(({ inputs }) => inputs.every((id) => asked.has(id)));
};

/**
 * What is missing for a prescription drug to be offered: its own rules that check answers, a service line whose
 * questionnaires ask everything that its rules read, and a counsel text. Read from the rules and questionnaires
 * themselves, so that a registration cannot declare what does not exist. Empty when the drug may be offered.
 */
export const missingParts = ({ rules, lines }: Registry, drugType: DrugType): readonly RegistrationPart[] => {
  const own = ownRules(rules, drugType);
  const missing: RegistrationPart[] = [];
  if (!own.some(checksAnswers)) missing.push('rules');
  if (!asksAll(lineOf({ lines }, drugType), drugType, own)) missing.push('questions');
  if (!own.some(({ outcome, reasonForPatient }) => outcome === 'counsel' && reasonForPatient.trim() !== ''))
    missing.push('texts');
  return missing;
};
