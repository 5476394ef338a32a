import { drainJobs, type JobFailure, type JobWorker, openDrain } from '#server/jobs/index.ts';
import type { TestDatabase } from './database.ts';

/**
 * Drains the jobs of a test database. Opened at the first drain and closed by `beforeDrop`; without `beforeDrop` every
 * drain opens and closes its own connections, which takes longer than most drains.
 */
export const testQueue = (
  options: Parameters<typeof openDrain>[0],
  beforeDrop?: TestDatabase['beforeDrop'],
): { drain(): Promise<readonly JobFailure[]> } => {
  if (!beforeDrop) return { drain: () => drainJobs(options) };
  let opening: Promise<JobWorker> | null = null;
  const open = async (): Promise<JobWorker> => {
    const queue = await openDrain(options);
    beforeDrop(() => queue.stop());
    return queue;
  };
  return {
    drain: async () => {
      opening ??= open();
      return (await opening).drain();
    },
  };
};
