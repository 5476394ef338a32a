import { unsettled } from '../domain/decision/unsettled.ts';
import { rules } from '../domain/index.ts';
import { evaluationInputOf, type JudgedVisit } from './evaluate-visit.ts';
import { knownQuestion } from './known-questions.ts';
import { withNotApplicable } from './not-applicable.ts';

/** An answer that is too old to count, which a rule needs. */
interface OldAnswer {
  readonly question: string;
  /** As it is asked. */
  readonly label: string;
}

/**
 * The answers that are too old for this decision and that a rule about its drugs needs: while they are, the rule has not
 * passed. An answer that is missing is found by `missingAnswers`.
 */
export const oldAnswers = ({ facts, evaluation }: JudgedVisit): readonly OldAnswer[] => {
  const input = evaluationInputOf(facts);
  if (input.tooOld?.length === 0) return [];
  return unsettled(rules, withNotApplicable(rules, input), evaluation)
    .filter(({ why }) => why === 'too_old')
    .map(({ question }) => ({
      question,
      label: knownQuestion(question)?.label ?? question,
    }));
};
