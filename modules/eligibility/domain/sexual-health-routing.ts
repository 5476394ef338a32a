import type { Answers } from '#modules/quiz/index.ts';
import { type Facts, factsOfAnswers } from './facts.ts';
import { confirmsErectileDysfunction } from './scores.ts';

/**
 * Our screen for early ejaculation (docs/clinical/premature-ejaculation.md#PE-SCREEN), in our own words and not
 * validated. Null while one of its questions has no answer.
 */
export const earlyEjaculationScreen = (facts: Facts): boolean | null => {
  const scored = ['pe_control', 'pe_bother', 'pe_often'];
  if (!['pe_time', 'pe_since', ...scored].every((question) => facts.answered(question))) return null;
  const isEarly =
    facts.chose('pe_time', 'before_start', 'under_1', '1_to_2') || facts.chose('pe_since', 'later');
  return isEarly && scored.every((question) => (facts.sum([question]) ?? 0) >= 2);
};

/** Whether the answers show a problem with erections in addition to early ejaculation; null when unknown. */
export const erectionSign = (facts: Facts): boolean | null => {
  const confirmed = confirmsErectileDysfunction(facts);
  if (facts.chose('sh_concern', 'both') || facts.chose('pe_lose_firm', 'yes') || confirmed === true)
    return true;
  return facts.chose('pe_lose_firm', 'no') || confirmed === false ? false : null;
};

/**
 * Where a visit goes:
 *
 * - `message` the message page: the concern is another one
 * - `erectile_dysfunction`, `premature_ejaculation` the service line
 * - `erections_first` both: the page that says why erections are treated first, or both together
 */
export type SexualHealthRoute =
  | 'message'
  | 'erectile_dysfunction'
  | 'premature_ejaculation'
  | 'erections_first';

/** Null before the concern is known. */
export const sexualHealthRoute = (facts: Facts): SexualHealthRoute | null => {
  if (facts.chose('sh_concern', 'other')) return 'message';
  if (facts.chose('sh_concern', 'erection')) return 'erectile_dysfunction';
  if (facts.chose('sh_concern', 'both')) return 'erections_first';
  if (!facts.chose('sh_concern', 'too_soon')) return null;
  return erectionSign(facts) === true ? 'erections_first' : 'premature_ejaculation';
};

/** As `sexualHealthRoute`, for answers from before a visit. */
export const routeOfAnswers = (answers: Answers): SexualHealthRoute | null =>
  sexualHealthRoute(factsOfAnswers(answers));
