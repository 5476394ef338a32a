import type { Scope } from '#server/scope.ts';
import type { QuizOwner, QuizResponse } from '../index.ts';

/** The ids of an owner as they are stored: a user's or a lead's. */
export const ownerIds = (owner: QuizOwner): { userId: string | null; leadId: string | null } => ({
  userId: 'userId' in owner ? owner.userId : null,
  leadId: 'leadId' in owner ? owner.leadId : null,
});

/** A response that is not stored yet: a draft, or one that is complete from the start. */
export const newResponse = (
  scope: Scope,
  owner: QuizOwner,
  given: Pick<QuizResponse, 'configName' | 'configVersion' | 'content' | 'status'>,
): QuizResponse => {
  const at = scope.clock.now();
  return {
    ...given,
    ...ownerIds(owner),
    id: scope.ids.uuid(),
    draft: given.status === 'in-progress',
    result: null,
    site: scope.settings.APP_ENV,
    revision: 0,
    earlier: [],
    createdAt: at,
    updatedAt: at,
  };
};
