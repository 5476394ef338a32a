import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import type { Failure } from '#kernel/result.ts';
import { DeskRetryJobDocument } from './desk-retry-job.generated.ts';
import { DeskRetryJobsDocument } from './desk-retry-jobs.generated.ts';
import { retriedJobText, retriedKindText } from './retry-texts.ts';

/** Having jobs tried again: what is under way, and the result of the last one. */
export interface Retry {
  /** Number of the job or name of the kind that is under way; null while none is. */
  readonly pending: string | null;
  readonly result: string | null;
  readonly failure: Failure | null;
  job(id: string): Promise<void>;
  kind(kind: string): Promise<void>;
}

export const useRetry = (): Retry => {
  const one = useMutation(DeskRetryJobDocument);
  const all = useMutation(DeskRetryJobsDocument);
  const [wanted, setWanted] = useState<string | null>(null);
  const [result, setResult] = useState<string | null>(null);

  const end = async (text: string | null): Promise<void> => {
    setWanted(null);
    setResult(text);
    if (text !== null) await refreshPage();
  };

  return {
    pending: wanted,
    result,
    failure: one.failure ?? all.failure,
    job: async (id) => {
      all.clear();
      setWanted(id);
      const answer = await one.run({ id });
      await end(answer?.ok ? retriedJobText(answer.value.deskRetryJob, id) : null);
    },
    kind: async (kind) => {
      one.clear();
      setWanted(kind);
      const answer = await all.run({ kind });
      await end(answer?.ok ? retriedKindText(answer.value.deskRetryJobs, kind) : null);
    },
  };
};
