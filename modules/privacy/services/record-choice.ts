import { choiceVersion } from '#config/third-parties.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { refusedToImpersonator } from '#server/ports/impersonation.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor } from '#server/viewer.ts';
import { questionText } from '../domain/privacy-copy.ts';

/** Adds the choice to the consent ledger, under the user id, or under the lead id of a visitor. */
export const recordChoice = async (
  scope: Scope,
  viewer: Viewer,
  choice: { readonly given: boolean; readonly version: string; readonly textHash: string },
): Promise<Result<boolean>> => {
  if (viewer.user?.impersonatorId) return refusedToImpersonator;
  if (choice.version !== choiceVersion)
    return badInput([{ field: 'version', message: 'This text has changed. Please reload the page.' }]);
  if (!viewer.user && !viewer.leadId) return ok(false);
  const recorded = await scope.use(accountPort).recordConsent(viewerActor(viewer), {
    userId: viewer.user?.id ?? null,
    leadId: viewer.leadId,
    consent: { id: 'ad_sharing', type: 'ad_sharing', version: choice.version, text: questionText },
    shownHash: choice.textHash,
    given: choice.given,
    ip: viewer.ip,
    userAgent: viewer.userAgent,
  });
  return recorded.ok ? ok(true) : recorded;
};
