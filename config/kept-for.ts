import { type KeepRuleId, keepRules } from './keep-rules.ts';

const YEAR = 365;

/** How long a rule keeps data, in words: `10 years`, `90 days`, `until the account is deleted`. */
export const keptFor = (rule: KeepRuleId): string => {
  const { days, after } = keepRules[rule];
  if (days === null) return `until ${after}`;
  const years = Math.floor(days / YEAR);
  // Leap days are part of a number of years; other numbers of days are days.
  const time =
    years > 0 && days - years * YEAR <= 3 ? `${years} ${years === 1 ? 'year' : 'years'}` : `${days} days`;
  return `${time} after ${after}`;
};

/** The promise of a rule as the privacy text makes it. */
export const keepPromise = (rule: KeepRuleId): string =>
  `${keepRules[rule].title}: ${keptFor(rule)}. ${keepRules[rule].why}`;
