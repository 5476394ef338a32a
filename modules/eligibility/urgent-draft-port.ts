import type { Result } from '#kernel/result.ts';
import { definePort, type Port } from '#server/scope.ts';

/** Saved answers that call for help at once. */
export interface UrgentDraft {
  readonly userId: string;
  readonly responseId: string;
  readonly revision: number;
}

/** Hands an unfinished questionnaire in because of an emergency; answered by the module that keeps its drafts. */
export interface UrgentDrafts {
  /** Nothing when the patient was faster or took the answer back; else the visit is with the care team. */
  handIn(draft: UrgentDraft): Promise<Result<void>>;
}

/** The port of one clinical questionnaire, by its name. */
export const urgentDraftPort = (questionnaire: string): Port<UrgentDrafts> =>
  definePort(`eligibility.urgentDrafts.${questionnaire}`);
