import type { SignedInUser } from '#server/viewer.ts';
import type { ApiAnswer } from '#test/harness/api.ts';
import type { Harness } from '#test/harness/harness.ts';
import type { mortalProcess } from './mortal-process.ts';

interface HistoryHarness {
  readonly product: Pick<Harness, 'clock' | 'rows'>;
  readonly process: Pick<Awaited<ReturnType<typeof mortalProcess>>, 'api'>;
}

/** One patient of a model: what they asked of the API, and what became of it. */
export class PatientHistory<H extends HistoryHarness> {
  /** What happened, for the report of a failure. */
  readonly log: string[] = [];
  /** How many requests the product did or refused. */
  readonly requests = { done: 0, refused: 0 };
  /** How often the process died in the middle of a step. */
  deaths = 0;

  constructor(
    readonly harness: H,
    readonly patient: SignedInUser,
  ) {}

  now(): Date {
    return this.harness.product.clock.now();
  }

  /** Asks the API as the patient. A refusal is an answer too. */
  ask(query: string, variables: Record<string, unknown> = {}): Promise<ApiAnswer> {
    return this.askAs(this.patient, query, variables);
  }

  async askAs(user: SignedInUser, query: string, variables: Record<string, unknown>): Promise<ApiAnswer> {
    const answer = await this.harness.process.api(user, query, variables);
    const [error] = answer.errors ?? [];
    this.requests[error ? 'refused' : 'done'] += 1;
    this.log.push(
      `  ${error ? `${error.extensions.code}: ${error.message} ${JSON.stringify(error.extensions.fields ?? '')}` : 'done'}`,
    );
    return answer;
  }

  rows(table: string, where: Record<string, unknown> = { user_id: this.patient.id }) {
    return this.harness.product.rows(table, where);
  }
}
