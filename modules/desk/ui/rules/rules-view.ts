import { addDays, type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import { sentence } from '../case-labels.ts';
import type { DeskRuleFiringCountFragment } from './desk-rule-firing-count.generated.ts';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';

/** How the list of rules is ordered. */
export const sorts = { fired: 'Most often fired', id: 'Rule id' } as const;

type Sort = keyof typeof sorts;

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text);

/** The filter; an empty text is everything. */
export interface RuleFilter {
  readonly words: string;
  readonly line: string;
  readonly drug: string;
  readonly outcome: string;
  readonly sort: Sort;
}

/** The filter from the page's address, where the form puts it without JavaScript. */
export const filterFrom = (search: Readonly<Record<string, string | undefined>>): RuleFilter => ({
  words: search.words ?? '',
  line: search.line ?? '',
  drug: search.drug ?? '',
  outcome: search.outcome ?? '',
  sort: sortFrom(search.sort ?? ''),
});

export const sortFrom = (text: string): Sort => (isSort(text) ? text : 'fired');

type Firing = Pick<DeskRuleFiringCountFragment, 'count'>;

export const timesFired = (firings: readonly Firing[]): number =>
  firings.reduce((sum, { count }) => sum + count, 0);

const haystack = (rule: DeskRuleRowFragment): string =>
  [
    rule.id,
    rule.reasonForPatient,
    rule.reasonForClinician,
    ...rule.drugTypes.map(sentence),
    ...rule.questions.flatMap(({ id, label }) => [id, label]),
    rule.source.document,
    rule.source.condition,
    ...rule.source.sources.flatMap(({ title, about }) => [title, about]),
  ]
    .join('\n')
    .toLowerCase();

const byId = new Intl.Collator('en', { numeric: true });

/** The rules that match every word and choice. A rule about every prescription drug is among those of each drug. */
export const shownRules = (
  rules: readonly DeskRuleRowFragment[],
  { words, line, drug, outcome, sort }: RuleFilter,
): readonly DeskRuleRowFragment[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules
    .filter(
      (rule) =>
        (line === '' || rule.serviceLines.includes(line)) &&
        (drug === '' || rule.drugTypes.length === 0 || rule.drugTypes.includes(drug)) &&
        (outcome === '' || rule.outcome === outcome) &&
        wanted.every((word) => haystack(rule).includes(word)),
    )
    .toSorted(
      (a, b) =>
        (sort === 'fired' ? timesFired(b.firings) - timesFired(a.firings) : 0) || byId.compare(a.id, b.id),
    );
};

const optionsOf = (values: readonly string[], labelOf: (value: string) => string) =>
  [...new Set(values)].map((value) => ({ value, label: labelOf(value) }));

/** The choices of the filters: the values that occur in the rules. */
export const filterOptions = (
  rules: readonly DeskRuleRowFragment[],
  outcomeLabel: (outcome: string) => string,
) => ({
  lines: optionsOf(
    rules.flatMap(({ serviceLines }) => serviceLines),
    sentence,
  ),
  drugs: optionsOf(
    rules.flatMap(({ drugTypes }) => drugTypes),
    sentence,
  ).toSorted((a, b) => byId.compare(a.label, b.label)),
  outcomes: optionsOf(
    rules.map(({ outcome }) => outcome),
    outcomeLabel,
  ),
});

/** Every day from the first to the last, both included. */
export const daysFrom = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = toCalendarDate(addDays(new Date(day), 1))) days.push(day);
  return days;
};

/** What fired on one day. */
export interface DayCount {
  readonly day: CalendarDate;
  readonly count: number;
}

/** How often it fired on each of these days. */
export const countsByDay = (
  firings: readonly DeskRuleFiringCountFragment[],
  days: readonly CalendarDate[],
): readonly DayCount[] =>
  days.map((day) => ({ day, count: timesFired(firings.filter((firing) => firing.day === day)) }));

const scopes: Readonly<Record<string, string>> = {
  drugs: 'these drugs',
  line: 'their whole service line',
  everything: 'everything the patient has from us',
};

/** The treatments that a stop or an emergency affects, as the end of a sentence; a therapy group by its name. */
export const scopeLabel = (scope: string): string =>
  scopes[scope] ?? `all ${sentence(scope).toLowerCase()} in every service line`;

/** The step of a decision; a purpose that is not listed is shown by its name. */
const doors: Readonly<Record<string, string>> = {
  draft: 'Answers not sent yet',
  submit: 'Visit submitted',
  amend: 'Answers corrected',
  renewal: 'Renewal submitted',
  hold: 'Running treatment checked',
  propose: 'Plan proposed',
  approve: 'Approval',
  accept: 'Plan accepted',
  checkout: 'Checkout',
  charge: 'Charge',
  dispatch: 'Dispatch',
};

export const doorLabel = (purpose: string): string => doors[purpose] ?? sentence(purpose);

/** `Visit submitted 3, Approval 1`: in which steps it fired and how often, the most frequent first. */
export const atDoors = (firings: readonly DeskRuleFiringCountFragment[]): string =>
  [...new Set(firings.map(({ purpose }) => purpose))]
    .map((purpose) => ({
      label: doorLabel(purpose),
      times: timesFired(firings.filter((firing) => firing.purpose === purpose)),
    }))
    .toSorted((a, b) => b.times - a.times || byId.compare(a.label, b.label))
    .map(({ label, times }) => `${label} ${times}`)
    .join(', ');
