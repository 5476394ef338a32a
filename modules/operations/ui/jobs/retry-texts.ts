/** The result of having one job tried again. */
export const retriedJobText = (isRetried: boolean, id: string): string =>
  isRetried
    ? `Job ${id} runs within a few seconds.`
    : `There was nothing to do: job ${id} runs already, or is done.`;

/** The result of having all jobs of a kind tried again. */
export const retriedKindText = (jobs: number, kind: string): string => {
  if (jobs === 0) return `There was nothing to do: no job of ${kind} is given up any more.`;
  return jobs === 1
    ? `1 job of ${kind} runs within a few seconds.`
    : `${jobs} jobs of ${kind} run within a few seconds.`;
};
