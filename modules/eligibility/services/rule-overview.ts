import { addDays, type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { ChartRule } from '../domain/chart-rules/chart-rule.ts';
import { chartInputs } from '../domain/chart-rules/chart-rule.ts';
import { chartRules, rules } from '../domain/index.ts';
import { serviceLines } from '../domain/registry/service-lines.ts';
import type { Rule, RuleScope } from '../domain/rule.ts';
import type { RuleSource } from '../domain/rule-source.ts';
import { type RuleFiring, type RuleFirings, ruleFirings } from '../repositories/rule-firings.ts';
import { knownQuestion } from './known-questions.ts';
import { earlierVersions, type SourcedVersion, sourceOfRule } from './source-of-rule.ts';

/** Days of decisions that the overview counts, today included. */
const OVERVIEW_DAYS = 30;

/** A question that a rule reads, or the records that it reads in place of questions. */
interface ReadQuestion {
  readonly id: string;
  /** The text of the question; the id when no questionnaire asks it. */
  readonly label: string;
}

/** A rule as shown to staff. */
export interface ListedRule
  extends Pick<Rule, 'id' | 'version' | 'outcome' | 'reasonForPatient' | 'reasonForClinician'> {
  /** The scope of a stop or an emergency; null for other outcomes. */
  readonly scope: RuleScope | null;
  /** Empty for a rule about every prescription drug, or with the scope `everything` about every product. */
  readonly drugTypes: readonly DrugType[];
  /** The service lines that treat with one of its drugs. */
  readonly serviceLines: readonly ServiceLine[];
  readonly questions: readonly ReadQuestion[];
  /** `docs/clinical/<file>.md#<rule id>`. */
  readonly citation: string;
  readonly source: RuleSource;
  /** The versions before this one that decisions may name, newest first. */
  readonly earlier: readonly SourcedVersion[];
  readonly firings: readonly RuleFiring[];
}

export interface RuleOverview extends Pick<RuleFirings, 'decisions'> {
  /** The first and the last day that is counted (UTC). */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly rules: readonly ListedRule[];
  /** Firings without a rule in this version: findings that compare answers, and removed rules. */
  readonly otherFirings: readonly RuleFiring[];
}

type Registered = Rule | ChartRule;

const linesOf = ({ appliesTo }: Registered): readonly ServiceLine[] =>
  serviceLines
    .filter(
      ({ drugs }) =>
        appliesTo === 'all' ||
        [...drugs.prescription, ...drugs.overTheCounter].some((drug) => appliesTo.includes(drug)),
    )
    .map(({ serviceLine }) => serviceLine);

const sourceOf = ({ id, version }: Registered): RuleSource => {
  const source = sourceOfRule(id, version);
  if (!source) throw new Error(`The source of the rule ${id} is missing. Run npm run rules:sources.`);
  return source;
};

/** What a rule reads: questions, or records of the patient. */
const readBy = (rule: Registered): readonly ReadQuestion[] =>
  'inputs' in rule
    ? rule.inputs.map((id) => ({ id, label: knownQuestion(id)?.label ?? id }))
    : rule.reads.map((id) => ({ id, label: chartInputs[id] }));

const scopeOf = (rule: Registered): RuleScope | null => {
  if ('inputs' in rule) return rule.scope ?? null;
  return rule.outcome === 'stop' ? 'drugs' : null;
};

const registered: readonly Registered[] = [...rules, ...chartRules];

/** Every rule with its source, and how often it fired at which purpose in the last 30 days; one statement. */
export const ruleOverview = async (scope: Scope): Promise<RuleOverview> => {
  const now = scope.clock.now();
  const from = toCalendarDate(addDays(now, 1 - OVERVIEW_DAYS));
  const { firings, decisions } = await ruleFirings(scope.db, new Date(from));
  const listed = new Set(registered.map(({ id }) => id));
  return {
    from,
    to: toCalendarDate(now),
    decisions,
    rules: registered.map((rule) => ({
      id: rule.id,
      version: rule.version,
      outcome: rule.outcome,
      scope: scopeOf(rule),
      reasonForPatient: rule.reasonForPatient,
      reasonForClinician: rule.reasonForClinician,
      drugTypes: rule.appliesTo === 'all' ? [] : rule.appliesTo,
      serviceLines: linesOf(rule),
      questions: readBy(rule),
      citation: rule.source,
      source: sourceOf(rule),
      earlier: earlierVersions(rule.id, rule.version),
      firings: firings.filter(({ ruleId }) => ruleId === rule.id),
    })),
    otherFirings: firings.filter(({ ruleId }) => !listed.has(ruleId)),
  };
};
