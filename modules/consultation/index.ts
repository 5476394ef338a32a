import type { Result } from '#kernel/result.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';

export { renewalMedicalHistoryFor } from './domain/intake/renewal-medical-history.ts';

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

export interface ConsultationService {
  /** Newest first. */
  prescriptions(userId: string): Promise<readonly PrescriptionView[]>;
  /**
   * Opens a renewal visit for prescriptions that are due, with its medical-history answers; goes to the clinicians'
   * queue. `acknowledgedRuleIds`: the safety texts he has read now. BAD_USER_INPUT names those still to be read:
   * `acknowledgedRuleIds`, then `acknowledgedRuleIds.<rule id>` with the text of each.
   */
  submitRenewal(
    actor: Actor,
    input: { userId: string; quizResponseId: string; acknowledgedRuleIds?: readonly string[] },
  ): Promise<Result<{ consultationId: string }>>;
  /** The renewal visit that is still being reviewed, if any. */
  openRenewal(userId: string): Promise<{ consultationId: string; submittedAt: Date } | null>;
}
export const consultationPort = definePort<ConsultationService>('consultation');
