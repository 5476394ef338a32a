import type { Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { Outcome } from './domain/eligibility/index.ts';

export { ALERT_AFTER_MINUTES, isEmergency } from './domain/eligibility/index.ts';
export { HAIR_INTAKE } from './domain/intake/hair-intake.ts';
export { hairLossBasics } from './domain/intake/hair-loss-basics.ts';
export { oosMedicalHistory } from './domain/intake/oos-medical-history.ts';
export { refillOutOfState } from './domain/intake/refill-out-of-state.ts';
export { renewalMedicalHistoryFor } from './domain/intake/renewal-medical-history.ts';
export { startBasics } from './domain/intake/start-basics.ts';
export { consultationEvents } from './events.ts';

export interface PrescriptionView {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly drugType: DrugType;
  readonly productId: number;
  /** As signed. */
  readonly name: string;
  readonly signedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
  /** When the newest fill went to the pharmacy. */
  readonly lastFillAt: Date | null;
}

/** What the rules say of a visitor's first answers. */
export interface StartJudgement {
  /** `ok` when he may go on; else the strongest thing that ends it. */
  readonly outcome: Outcome;
  readonly findings: readonly {
    readonly ruleId: string;
    readonly outcome: string;
    readonly reason: string;
  }[];
  /** The page that explains it; null when he may go on, and in an emergency. */
  readonly path: string | null;
}

export interface ConsultationService {
  /** Judges answers given before there is a visit: who and where he is, and the red flags of his hair loss. */
  judgeStart(answers: Answers): StartJudgement;
  /** Newest first. */
  prescriptions(userId: string): Promise<readonly PrescriptionView[]>;
  /**
   * Opens a renewal visit for prescriptions that are due, with its medical-history answers; goes to the clinicians'
   * queue. Takes the renewal's questionnaire, or the full history of someone who moved (out of state), whose journey
   * is of that kind. `acknowledgedRuleIds`: the safety texts he has read now. BAD_USER_INPUT names those still to be read:
   * `acknowledgedRuleIds`, then `acknowledgedRuleIds.<rule id>` with the text of each.
   */
  submitRenewal(
    actor: Actor,
    input: {
      userId: string;
      quizResponseId: string;
      acknowledgedRuleIds?: readonly string[];
      /** Where he is treated and delivered to now; his profile's state when left out. */
      shipState?: string;
    },
  ): Promise<Result<{ consultationId: string }>>;
  /** No refill ships on any of his prescriptions until a clinician has acted. */
  holdPrescriptions(userId: string, reason: string): Promise<void>;
  /** The renewal visit that is still being reviewed, if any. */
  openRenewal(userId: string): Promise<{ consultationId: string; submittedAt: Date } | null>;
}
export const consultationPort = definePort<ConsultationService>('consultation');
