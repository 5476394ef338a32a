import type { Result } from '#kernel/result.ts';
import { definePort, type Port } from '#server/scope.ts';

/** Saved answers that are an emergency. */
export interface UrgentDraft {
  readonly userId: string;
  readonly responseId: string;
  readonly revision: number;
}

/** Submits an unfinished questionnaire because of an emergency; implemented by the module that stores its drafts. */
export interface UrgentDrafts {
  /**
   * Does nothing when the patient has already submitted it or changed the answer back; else the care team gets the
   * visit.
   */
  submit(draft: UrgentDraft): Promise<Result<void>>;
}

/** The port of one clinical questionnaire, by its name. */
export const urgentDraftPort = (questionnaire: string): Port<UrgentDrafts> =>
  definePort(`eligibility.urgentDrafts.${questionnaire}`);
