import { definePort } from '../scope.ts';

/** The jobs of one kind. Its instants are those of the queue, which runs by PostgreSQL's clock. */
export interface JobKind {
  /** `module.verb`, as the job is defined. */
  readonly kind: string;
  /** Jobs that run now. */
  readonly running: number;
  /** Jobs that will be tried, now or later. */
  readonly waiting: number;
  /** When the oldest of those was added; null when none waits. */
  readonly oldestAt: Date | null;
  /** When the first of those is tried; null when none waits. */
  readonly nextTryAt: Date | null;
  /** Jobs that are given up: their attempts are used up. */
  readonly failed: number;
  /** First line of the latest error, without what may be about a person; null when none failed. */
  readonly lastError: string | null;
}

/** One job that waits or is given up. What it is about is not shown: its payload has ids of records. */
export interface QueuedJob {
  /** The number of the job in the queue, as the log has it. */
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly addedAt: Date;
  /** Null for one that is given up. */
  readonly nextTryAt: Date | null;
  /** As in `JobKind`. */
  readonly lastError: string | null;
}

/** Which jobs are wanted, the newest first. */
export interface JobSearch {
  readonly state: 'failed' | 'waiting';
  /** Only these; null for all. */
  readonly kind: string | null;
  /** Only jobs that were added before the one with this number. */
  readonly before: string | null;
  readonly limit: number;
}

/**
 * What operators see of the job queue, and what they may do with it. Sweeps are left out: they run again each minute
 * whatever happens. A job is safe to repeat, so trying one again never does anything twice.
 */
export interface JobQueue {
  /** The kinds that have jobs, those with jobs that are given up first. */
  kinds(): Promise<readonly JobKind[]>;
  list(search: JobSearch): Promise<readonly QueuedJob[]>;
  /**
   * The job is tried as soon as a worker is free; one that is given up gets all its attempts again. Its kind; null when
   * there is nothing to do: it runs, is done, or would be tried now anyway.
   */
  retry(id: string): Promise<string | null>;
  /** The same for all jobs of a kind that are given up. How many there were. */
  retryFailed(kind: string): Promise<number>;
}

export const jobQueuePort = definePort<JobQueue>('server.jobQueue');
