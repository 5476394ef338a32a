import { definePort } from '#server/scope.ts';
import type { CaseKind } from './domain/case-photo.ts';

/** Photos that patients send with a report or a request; uploaded before that (`POST /case-photos`). */
export interface CasePhotos {
  /**
   * Sends uploaded photos of the patient with a case that the caller's transaction creates. Throws a refusal
   * (`orRefuse`): BAD_USER_INPUT on `photoIds` for too many, for those of others and for those that were sent before.
   */
  attach(
    userId: string,
    photoIds: readonly string[],
    to: { readonly kind: CaseKind; readonly id: string },
  ): Promise<void>;
}
export const casePhotosPort = definePort<CasePhotos>('billing.casePhotos');
