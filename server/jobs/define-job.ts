import type { z } from 'zod';
import type { JobDefinition } from '../module.ts';
import { readStored } from '../read-stored.ts';
import type { Scope } from '../scope.ts';

/** Ids and plain facts only, never health data: a payload is stored, and shown to operators. */
export type JobPayload = Readonly<Record<string, unknown>>;

/** A kind of job: its name, e.g. `billing.charge`, and its payload. `scope.enqueue` adds jobs of it. */
export interface JobKind<Payload extends JobPayload = JobPayload> {
  readonly id: string;
  readonly maxAttempts?: number;
  /** The payload of a queued job. Throws an error that names the job and the invalid fields. */
  readonly decode: (stored: unknown) => Payload;
}

/**
 * Declares a kind of job. A field that jobs queued by an older version lack needs a default in the schema. `maxAttempts`:
 * see `JobDefinition`.
 */
export const defineJob = <Payload extends JobPayload>(
  id: string,
  schema: z.ZodType<Payload>,
  options: Pick<JobDefinition, 'maxAttempts'> = {},
): JobKind<Payload> => ({
  id,
  ...options,
  decode: (stored) => readStored(schema, stored, `job ${id}`),
});

/** The work of a kind of job, for the `jobs` of a module. A job with an invalid payload fails. */
export const handleJob = <Payload extends JobPayload>(
  { decode, ...kind }: JobKind<Payload>,
  run: (scope: Scope, payload: Payload) => Promise<void>,
): JobDefinition => ({
  ...kind,
  run: async (scope, stored) => run(scope, decode(stored)),
});
