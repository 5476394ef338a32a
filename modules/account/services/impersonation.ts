import { createHash, randomBytes } from 'node:crypto';
import { IMPERSONATION_MINUTES } from '#config/impersonation.ts';
import { may } from '#config/staff-permissions.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit, recordTransition } from '#server/audit/audit.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { ImpersonationGateway } from '#server/ports/impersonation.ts';
import type { Scope } from '#server/scope.ts';
import { impersonationMachine, impersonationReason, TOKEN_LIFETIME_MS } from '../domain/impersonation.ts';
import { impersonationRepository } from '../repositories/impersonations.ts';
import { peopleRepository } from '../repositories/people.ts';
import { staffRepository } from '../repositories/staff.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

const operatorActor = (id: string): Actor => ({ role: 'operator', id, impersonatorId: null });

/** Ends an impersonation that is still open: recorded with who and why, about the patient. Needs a transaction. */
const end = async (tx: Scope, id: string, actor: Actor, reason: string): Promise<void> => {
  const impersonations = impersonationRepository(tx.db);
  const one = await impersonations.lock(id);
  if (one === null || !impersonationMachine.move(one.status, 'ended', actor.role).ok) return;
  await impersonations.end(id, tx.clock.now());
  await recordTransition(tx, { entity: 'impersonation', id, from: one.status, to: 'ended', actor, reason });
  await recordAudit(tx, {
    actor,
    action: 'impersonation.ended',
    subject: 'person',
    subjectId: one.patientId,
    detail: { impersonationId: id, operatorId: one.operatorId, reason },
  });
};

const endOwn = async (tx: Scope, operatorId: string, reason: string): Promise<void> => {
  const current = await impersonationRepository(tx.db).ofOperator(operatorId);
  if (current) await end(tx, current.id, operatorActor(operatorId), reason);
};

/**
 * Starts an impersonation of a patient for half an hour (S6.2), and returns the one-time token that opens the app host
 * in this browser within a minute. Ends the operator's earlier impersonation. FORBIDDEN unless the person is a patient;
 * BAD_USER_INPUT names `reason`.
 */
export const startImpersonation = (
  scope: Scope,
  operatorId: string,
  input: { readonly patientId: string; readonly reason: string; readonly userAgent: string },
): Promise<Result<{ token: string }>> =>
  scope.transaction(async (tx) => {
    const read = readInput(impersonationReason, input.reason, 'reason');
    if (!read.ok) return read;
    const reason = read.value;
    const [person] = isCanonicalUuid(input.patientId)
      ? await peopleRepository(tx.db).byIds([input.patientId])
      : [];
    if (!person) return notFound('patient');
    if (person.role !== 'patient') return fail('FORBIDDEN', 'Nobody acts in the place of a member of staff.');
    await endOwn(tx, operatorId, 'began another');
    const id = tx.ids.uuid();
    const token = randomBytes(32).toString('base64url');
    const startedAt = tx.clock.now();
    await impersonationRepository(tx.db).add({
      id,
      operatorId,
      patientId: person.id,
      reason,
      status: impersonationMachine.initial,
      tokenHash: sha256(token),
      agentHash: sha256(input.userAgent),
      tokenExpiresAt: new Date(startedAt.getTime() + TOKEN_LIFETIME_MS),
      startedAt,
      endsAt: new Date(startedAt.getTime() + IMPERSONATION_MINUTES * 60_000),
    });
    const actor = operatorActor(operatorId);
    await recordCreation(
      tx,
      'impersonation',
      { id, status: impersonationMachine.initial },
      { actor, reason },
    );
    await recordAudit(tx, {
      actor,
      action: 'impersonation.started',
      subject: 'person',
      subjectId: person.id,
      detail: { impersonationId: id },
    });
    return ok({ token });
  });

const enter = (scope: Scope, token: string, userAgent: string): ReturnType<ImpersonationGateway['enter']> =>
  scope.transaction(async (tx) => {
    const entered = await impersonationRepository(tx.db).enter(
      sha256(token),
      sha256(userAgent),
      tx.clock.now(),
    );
    if (!entered) return null;
    const people = await peopleRepository(tx.db).byIds([entered.operatorId, entered.patientId]);
    const operator = people.find(({ id }) => id === entered.operatorId);
    const patient = people.find(({ id }) => id === entered.patientId);
    if (!operator || !may(operator.role, 'impersonate') || patient?.role !== 'patient') return null;
    if (await staffRepository(tx.db).isDeactivated(operator.id)) return null;
    await recordAudit(tx, {
      actor: { role: 'patient', id: patient.id, impersonatorId: operator.id },
      action: 'impersonation.entered',
      subject: 'person',
      subjectId: patient.id,
      detail: { impersonationId: entered.id },
    });
    return { id: entered.id, operatorId: operator.id, patient: { id: patient.id, email: patient.email } };
  });

const isLive = async (scope: Scope, id: string): Promise<boolean> => {
  const current = await impersonationRepository(scope.db).current(id);
  if (current?.status !== 'started') return false;
  if (current.operatorRole && may(current.operatorRole, 'impersonate') && scope.clock.now() < current.endsAt)
    return true;
  await scope.transaction((tx) =>
    end(tx, id, systemActor, 'it expired, or the account is no longer an operator’s'),
  );
  return false;
};

/** Ends impersonations past their time limit, for example because the operator closed the window. */
export const endOverdueImpersonations: SweepDefinition = {
  id: 'account.end-impersonations',
  due: (scope) => [impersonationRepository(scope.db).overdue(scope.clock.now())],
  run: async (scope) => {
    for (const id of await impersonationRepository(scope.db).overdue(scope.clock.now()))
      await isLive(scope, id);
  },
};

/** The operator's open impersonation; null without one. */
export const currentImpersonation = async (scope: Scope, operatorId: string) => {
  const current = await impersonationRepository(scope.db).ofOperator(operatorId);
  return current && scope.clock.now() < current.endsAt ? current : null;
};

export const impersonationGateway = (scope: Scope): ImpersonationGateway => ({
  enter: (token, userAgent) => enter(scope, token, userAgent),
  isLive: (id) => isLive(scope, id),
  end: (operatorId, why) => scope.transaction((tx) => endOwn(tx, operatorId, why)),
});
