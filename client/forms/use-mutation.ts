import { useCallback, useRef, useState } from 'react';
import type { Failure, Result } from '#kernel/result.ts';
import type { TypedDocument } from '../data/document.ts';
import { runMutation } from '../graphql/client.ts';

export interface MutationState<Answer, Variables> {
  /** Sends once; a second call while one is in progress is ignored and returns null. */
  run(variables: Variables): Promise<Result<Answer> | null>;
  readonly pending: boolean;
  /** What went wrong last time, until the next run or `clear`. */
  readonly failure: Failure | null;
  /** The server's message for one field. */
  problem(field: string): string | undefined;
  clear(): void;
}

/** One mutation behind a form or button. The input is kept, whatever the response. */
export const useMutation = <Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
): MutationState<Answer, Variables> => {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);

  const run = useCallback(
    async (variables: Variables) => {
      if (busy.current) return null;
      busy.current = true;
      setPending(true);
      setFailure(null);
      try {
        const result = await runMutation(document, variables);
        if (!result.ok) setFailure(result.failure);
        return result;
      } finally {
        busy.current = false;
        setPending(false);
      }
    },
    [document],
  );

  return {
    run,
    pending,
    failure,
    problem: (field) => failure?.fields.find((problem) => problem.field === field)?.message,
    clear: () => setFailure(null),
  };
};
