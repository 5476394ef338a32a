import type { Evaluation } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** The result of the answers, by the findings that no clinician has settled before. */
export const checkInResult = (
  unsettled: Pick<Evaluation, 'findings'>['findings'],
): 'normal' | 'flagged' | 'urgent' => {
  if (unsettled.some(({ outcome }) => outcome === 'emergency')) return 'urgent';
  return unsettled.length > 0 ? 'flagged' : 'normal';
};

const wishes: Readonly<Record<string, string>> = {
  form: 'I would like a different form of my treatment.',
  dose: 'I would like to talk about a different dose.',
  stop: 'I would like to stop my treatment.',
};

const textOf = (answer: Answers[string] | undefined): string =>
  typeof answer === 'string' ? answer.trim() : '';

/** The answers without those that `messageToClinician` writes. */
export const otherAnswers = ({
  want_change: _,
  question_for_clinician: __,
  plan_not_started: ___,
  ...others
}: Answers): Answers => others;

/** The patient's question to the clinician, as a message; null without one. */
export const messageToClinician = ({
  want_change: wish,
  question_for_clinician: question,
  plan_not_started: obstacle,
}: Answers): string | null => {
  const parts = [wishes[textOf(wish)] ?? '', textOf(obstacle), textOf(question)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? null : parts.join('\n\n');
};
