import type { SignedInUser } from '#server/viewer.ts';
import type { ApiAnswer } from '#test/harness/api.ts';
import type { HardAnswer } from './answers.ts';
import type { ModelHarness } from './model-harness.ts';

/** A hard answer that the product has accepted. */
export interface Fact extends HardAnswer {
  readonly name: string;
  /** The questionnaire it was given in. */
  readonly responseId: string;
  readonly savedAt: Date;
  /** It is what the questionnaire says now. */
  isCurrent: boolean;
  /** When it was submitted, by the patient or by the sweep; null while it is only a draft. */
  submittedAt: Date | null;
}

/** The years of one patient: what the model remembers beside the product's own tables. */
export class History {
  readonly facts: Fact[] = [];
  /** When a clinician last did something about one of the patient's cases. */
  clinicianActedAt: Date | null = null;
  /** What happened, for the report of a failure. */
  readonly log: string[] = [];

  constructor(
    readonly harness: ModelHarness,
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
    this.log.push(`  ${error ? `${error.extensions.code}: ${error.message}` : 'done'}`);
    return answer;
  }

  rows(table: string, where: Record<string, unknown> = { user_id: this.patient.id }) {
    return this.harness.product.rows(table, where);
  }
}
