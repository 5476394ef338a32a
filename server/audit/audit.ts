import type { AuditAction } from '#config/audit-actions.ts';
import type { Actor } from '../actor.ts';
import type { Scope } from '../scope.ts';

/** Records a change of status: who made it, and why. Call it in the transaction of the change. */
export const recordTransition = async (
  scope: Scope,
  change: { entity: string; id: string; from: string | null; to: string; actor: Actor; reason: string },
): Promise<void> => {
  const row = {
    id: scope.ids.uuid(),
    entity: change.entity,
    entity_id: change.id,
    from_state: change.from,
    to_state: change.to,
    actor_role: change.actor.role,
    actor_id: change.actor.id,
    impersonator_id: change.actor.impersonatorId,
    reason: change.reason,
    at: scope.clock.now(),
  };
  await scope.append({ rows: { state_transition: [row] } });
};

/**
 * Records that someone read or changed sensitive data. `detail` holds ids and field names, never health data; it also names
 * the token of a program that did it.
 */
export const recordAudit = async (
  scope: Scope,
  entry: {
    actor: Actor;
    action: AuditAction;
    subject: string;
    subjectId: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> => {
  const { token } = entry.actor;
  const row = {
    id: scope.ids.uuid(),
    action: entry.action,
    subject: entry.subject,
    subject_id: entry.subjectId,
    actor_role: entry.actor.role,
    actor_id: entry.actor.id,
    impersonator_id: entry.actor.impersonatorId,
    detail: { ...entry.detail, ...(token && { token: token.name, tokenId: token.id }) },
    at: scope.clock.now(),
  };
  await scope.append({ rows: { audit_log: [row] } });
};
