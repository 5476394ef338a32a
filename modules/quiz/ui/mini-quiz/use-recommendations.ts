import { useCallback, useEffect, useState } from 'react';
import { useCart } from '#modules/cart/ui.ts';
import type { MiniQuizAnswers, MiniQuizFlags } from '../../domain/mini-quiz/index.ts';
import { withoutUnaskedAnswers } from '../../domain/mini-quiz/steps.ts';
import { isComplete } from './quiz-progress.ts';
import { loadProgress, takeArrival } from './quiz-session.ts';
import {
  QuizResultsDocument,
  type QuizResultsQuery,
  type QuizResultsQueryVariables,
} from './recommend.generated.ts';
import { SavedMiniQuizDocument } from './saved-mini-quiz.generated.ts';
import { useQuizFlags } from './use-quiz-flags.ts';

export type ResultsState =
  /** On the server, while hydrating, and until the response has arrived. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-answers' }
  | { readonly kind: 'failed'; readonly message: string; readonly again: () => void }
  | { readonly kind: 'ready'; readonly recommendations: QuizResultsQuery['recommendations'] };

const ask = async (variables: QuizResultsQueryVariables) => {
  const { runQuery } = await import('#client/graphql/client.ts');
  return runQuery(QuizResultsDocument, variables);
};

/** Reads answers. Loaded with the request, because its schema is not needed to show the page. */
const stepsOf = async (key: string, flags: MiniQuizFlags) => {
  const { miniQuizSteps } = await import('./mini-quiz-steps.ts');
  return miniQuizSteps(flags, key);
};

/** The answers of this tab that recommendations use; null before every question is answered. */
const answersHere = async (key: string, flags: MiniQuizFlags): Promise<MiniQuizAnswers | null> => {
  const stepQuiz = await stepsOf(key, flags);
  const answers = loadProgress(stepQuiz)?.answers;
  return answers && isComplete(stepQuiz, answers) ? withoutUnaskedAnswers(answers, flags) : null;
};

/** The answers that a returning visitor asked us to keep; null when there are none, or the server cannot be reached. */
const savedAnswers = async (key: string, flags: MiniQuizFlags): Promise<MiniQuizAnswers | null> => {
  const { runQuery } = await import('#client/graphql/client.ts');
  const result = await runQuery(SavedMiniQuizDocument, {});
  // Without an email address the visitor never asked us to keep them, and this may be another person's browser.
  const lead = result.ok ? result.value.currentLead : null;
  const content = lead?.email ? lead.quizResponses[0]?.content : undefined;
  const answers = content ? (await stepsOf(key, flags)).read(JSON.parse(content)) : null;
  return answers && withoutUnaskedAnswers(answers, flags);
};

/**
 * Requests the recommendations once, for the answers of this tab, or else for the saved ones. `given`: the page has them,
 * because they were asked for without scripts.
 */
export const useRecommendations = (answersKey: string, given: QuizResultsQuery | undefined): ResultsState => {
  const cart = useCart();
  const flags = useQuizFlags();
  const [state, setState] = useState<ResultsState>(
    given ? { kind: 'ready', recommendations: given.recommendations } : { kind: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  // With a plan of over three months in the cart, recommendations use the longest cadence; later changes do not count.
  const settled = cart.ready || cart.note === 'not-reached';

  // Announces the new page to a screen reader when coming from the last question.
  useEffect(() => {
    if (takeArrival()) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once the cart is read, not after each change
  useEffect(() => {
    if (!settled || given) return;
    let wanted = true;
    const find = async (): Promise<ResultsState> => {
      const answers = (await answersHere(answersKey, flags)) ?? (await savedAnswers(answersKey, flags));
      if (!answers) return { kind: 'no-answers' };
      const { variant } = flags;
      const result = await ask({ answers, cartProductIds: cart.productIds, variant });
      return result.ok
        ? { kind: 'ready', recommendations: result.value.recommendations }
        : { kind: 'failed', message: result.failure.message, again };
    };
    void find().then((found) => {
      if (wanted) setState(found);
    });
    return () => {
      wanted = false;
    };
  }, [settled, attempt]);

  return state;
};
