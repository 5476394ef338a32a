export { enqueueJob } from './enqueue.ts';
export type { JobFailure } from './failures.ts';
export { runSweeps, type SweepReport } from './sweeps.ts';
export { drainJobs, type JobWorker, startWorker } from './worker.ts';
