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
  /** It was said in another account, which was joined with this one at `savedAt`: it acts on what is prescribed or sold next. */
  readonly isOfJoinedAccount?: true;
  /** When it was submitted, by the patient or by the sweep; null while it is only a draft. */
  submittedAt: Date | null;
}

/** A stop that was told in another account while nobody had decided whose it is. */
export interface UndecidedStop {
  readonly name: string;
  readonly drugTypes: readonly string[];
  readonly since: Date;
  /** When a clinician decided; null before. */
  until: Date | null;
}

/** The years of one patient: what the model remembers beside the product's own tables. */
export class History {
  readonly facts: Fact[] = [];
  readonly undecided: UndecidedStop[] = [];
  /** When clinicians did something about the patient's cases, first to last. */
  readonly clinicianActs: Date[] = [];
  /** What happened, for the report of a failure. */
  readonly log: string[] = [];
  /** How many requests the product did or refused. */
  readonly requests = { done: 0, refused: 0 };
  /** How often the process died in the middle of a step. */
  deaths = 0;

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
