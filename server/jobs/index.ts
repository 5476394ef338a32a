export { newJob } from './new-job.ts';
export type { JobFailure } from './report-failures.ts';
export { runSweeps, type SweepReport } from './run-sweeps.ts';
export { drainJobs, type JobWorker, openDrain, startWorker } from './worker.ts';
