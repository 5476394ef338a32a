import { badInput, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { startConsents } from '../domain/consents.ts';

/**
 * Stores what the visitor agreed to before their account exists, each with version and text: under their lead, or with
 * the account when they are signed in. BAD_USER_INPUT names each box that is not ticked.
 */
export const agree = async (
  scope: Scope,
  viewer: Viewer,
  accepted: readonly string[],
): Promise<Result<true>> => {
  const missing = startConsents.filter(({ type }) => !accepted.includes(type));
  if (missing.length > 0)
    return badInput(missing.map(({ type, missing: message }) => ({ field: type, message })));
  await scope.transaction(async (tx) => {
    const actor = {
      role: viewer.user?.role ?? 'visitor',
      id: viewer.user?.id ?? viewer.leadId,
      impersonatorId: null,
    } as const;
    for (const { type, version, text } of startConsents)
      await tx.use(accountPort).recordConsent(actor, {
        userId: viewer.user?.id ?? null,
        leadId: viewer.leadId,
        type,
        version,
        text,
        given: true,
        ip: viewer.ip,
        userAgent: viewer.userAgent,
      });
  });
  return ok(true);
};
