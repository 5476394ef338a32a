import { useCallback, useState } from 'react';
import type { ReadFirst } from '#client/ui/read-first.tsx';
import { textId } from '#client/ui/text-id.ts';
import type { Failure } from '#kernel/result.ts';
import type { Answers } from '#modules/quiz/index.ts';

const ARGUMENT = 'acknowledgedRuleIds';
const NAMED = `${ARGUMENT}.`;

/** The rule ids among the checked boxes of a questionnaire. */
export const tickedRuleIds = (ticked: ReadonlySet<string>): readonly string[] =>
  [...ticked].flatMap((id) => textId.ruleOf(id) ?? []);

/** The counsel texts that a refused submission still requires, with the server's text. */
export const missingTexts = ({ fields }: Failure): readonly ReadFirst[] =>
  fields
    .filter(({ field }) => field.startsWith(NAMED))
    .map(({ field, message }) => ({
      id: textId.of(field.slice(NAMED.length)),
      title: 'Safety information',
      text: message,
    }));

/** The same failure with each error beside the checkbox it is about. */
export const problemsAtCheckboxes = (failure: Failure): Failure => ({
  ...failure,
  fields: failure.fields
    .filter(({ field }) => field !== ARGUMENT)
    .map((problem) =>
      problem.field.startsWith(NAMED)
        ? {
            field: textId.of(problem.field.slice(NAMED.length)),
            message: 'Please read this and check the box.',
          }
        : problem,
    ),
});

const nothing = async (): Promise<readonly ReadFirst[]> => [];

/**
 * The counsel texts to read before submitting: those the browser knows, and those that only the server knows, once it
 * has requested them. `refused` accepts a failure and returns it as the questionnaire shows it.
 */
export const useTextsToRead = (known: (answers: Answers) => Promise<readonly ReadFirst[]> = nothing) => {
  const [missing, setMissing] = useState<readonly ReadFirst[]>([]);
  const readFirst = useCallback(
    async (answers: Answers) => {
      const texts = await known(answers);
      return [...texts, ...missing.filter(({ id }) => !texts.some((text) => text.id === id))];
    },
    [known, missing],
  );
  const refused = (failure: Failure): Failure => {
    const texts = missingTexts(failure);
    if (texts.length > 0) setMissing(texts);
    return problemsAtCheckboxes(failure);
  };
  return { readFirst, refused };
};
