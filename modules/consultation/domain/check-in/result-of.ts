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

const inMessage: readonly string[] = ['want_change', 'question_for_clinician', 'plan_not_started'];

/** The answers without those that `messageToClinician` writes. */
export const otherAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([question]) => !inMessage.includes(question)));

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
