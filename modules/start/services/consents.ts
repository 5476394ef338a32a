import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, type Result } from '#kernel/result.ts';
import { accountPort, hashShown, type ShownText, standardConsents } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Viewer, viewerActor } from '#server/viewer.ts';
import { startConsentIds } from '../domain/consents.ts';

const wanted = Object.values(standardConsents).filter(({ id }) => startConsentIds.some((one) => one === id));

/**
 * Stores what the visitor agreed to before their account exists, each with version and text: under their lead, or with
 * the account when they are signed in. `accepted`: the boxes that are ticked, with what they said. BAD_USER_INPUT
 * names each box that is not ticked; CONFLICT when a text was not the present one.
 */
export const agree = async (
  scope: Scope,
  viewer: Viewer,
  accepted: readonly ShownText[],
): Promise<Result<true>> => {
  const missing = wanted.filter((consent) => hashShown(accepted, consent) === null);
  if (missing.length > 0)
    return badInput(missing.map(({ id, missing: message }) => ({ field: id, message })));
  return allOrNothing(scope, async (tx) => {
    const actor = { ...viewerActor(viewer), impersonatorId: null };
    for (const consent of wanted)
      orRefuse(
        await tx.use(accountPort).recordConsent(actor, {
          userId: viewer.user?.id ?? null,
          leadId: viewer.leadId,
          consent,
          shownHash: hashShown(accepted, consent),
          given: true,
          ip: viewer.ip,
          userAgent: viewer.userAgent,
        }),
      );
    return true as const;
  });
};
