import { useCallback, useEffect, useState } from 'react';
import { useCart } from '#modules/cart/ui.ts';
import { isComplete } from './quiz-progress.ts';
import { loadProgress, takeArrival } from './quiz-session.ts';
import {
  QuizResultsDocument,
  type QuizResultsQuery,
  type QuizResultsQueryVariables,
} from './recommend.generated.ts';

export type ResultsState =
  /** On the server, while hydrating, and until the answer is here. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-answers' }
  | { readonly kind: 'failed'; readonly message: string; readonly again: () => void }
  | { readonly kind: 'ready'; readonly recommendations: QuizResultsQuery['recommendations'] };

const ask = async (variables: QuizResultsQueryVariables) => {
  const { runQuery } = await import('#client/graphql/client.ts');
  return runQuery(QuizResultsDocument, variables);
};

/** Asks once for the recommendations to the answers that this tab stored. */
export const useRecommendations = (): ResultsState => {
  const cart = useCart();
  const [state, setState] = useState<ResultsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  // A plan of over three months in the cart makes the recommendations last as long; later changes do not.
  const settled = cart.ready || cart.note === 'not-reached';

  // Whoever comes from the last question hears where he is now.
  useEffect(() => {
    if (takeArrival()) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once the cart is read, not after each change
  useEffect(() => {
    const { answers } = loadProgress();
    if (!isComplete(answers)) {
      setState({ kind: 'no-answers' });
      return;
    }
    if (!settled) return;
    let wanted = true;
    void ask({ answers, cartProductIds: cart.productIds }).then((result) => {
      if (!wanted) return;
      setState(
        result.ok
          ? { kind: 'ready', recommendations: result.value.recommendations }
          : { kind: 'failed', message: result.failure.message, again },
      );
    });
    return () => {
      wanted = false;
    };
  }, [settled, attempt]);

  return state;
};
