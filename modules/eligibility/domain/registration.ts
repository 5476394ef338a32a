import type { DrugType, RegistrationPart, ServiceLine } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import type { Rule } from './rule.ts';

/** Builds a questionnaire that asks what these drugs call for. */
export type QuestionsFor = (drugTypes: readonly DrugType[]) => QuizConfig;

/** One service line: the drugs it treats with, and the questionnaires that ask about them. */
export interface LineRegistration {
  readonly serviceLine: ServiceLine;
  readonly drugTypes: readonly DrugType[];
  /** The questionnaire of a first visit. */
  readonly firstVisit: QuestionsFor;
  /** The questionnaire of a renewal; its answers are laid over those of the first visit. */
  readonly renewal: QuestionsFor;
}

export interface Registry {
  readonly rules: readonly Rule[];
  readonly lines: readonly LineRegistration[];
}

/** The line that treats with the drug; undefined when none does. */
export const lineOf = (
  { lines }: Pick<Registry, 'lines'>,
  drugType: DrugType,
): LineRegistration | undefined => lines.find(({ drugTypes }) => drugTypes.includes(drugType));

/** The rules that name the drug. Rules about every prescription drug are not its own. */
const ownRules = (rules: readonly Rule[], drugType: DrugType): readonly Rule[] =>
  rules.filter(({ appliesTo }) => appliesTo !== 'all' && appliesTo.includes(drugType));

/** A rule that judges an answer, rather than advise or limit a dose. */
const judges = ({ outcome, inputs }: Rule): boolean =>
  outcome !== 'counsel' && outcome !== 'dose' && inputs.length > 0;

const asksAll = (line: LineRegistration | undefined, drugType: DrugType, own: readonly Rule[]): boolean => {
  if (!line) return false;
  const sections = [line.firstVisit([drugType]), line.renewal([drugType])].flatMap(
    (config) => config.sections,
  );
  const asked = new Set(sections.flatMap(({ questions }) => questions).map(({ id }) => id));
  return own.every(({ inputs }) => inputs.every((id) => asked.has(id)));
};

/**
 * What keeps a prescription drug from being offered: rules of its own that judge an answer, a line whose questionnaires
 * ask everything that its rules look at, and a counsel text. Read from the rules and questionnaires themselves, so that
 * a registration cannot claim what is not there. Empty when the drug may be offered.
 */
export const missingParts = ({ rules, lines }: Registry, drugType: DrugType): readonly RegistrationPart[] => {
  const own = ownRules(rules, drugType);
  const missing: RegistrationPart[] = [];
  if (!own.some(judges)) missing.push('rules');
  if (!asksAll(lineOf({ lines }, drugType), drugType, own)) missing.push('questions');
  if (!own.some(({ outcome, reasonForPatient }) => outcome === 'counsel' && reasonForPatient.trim() !== ''))
    missing.push('texts');
  return missing;
};
