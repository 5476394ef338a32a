import type { AuditAction } from '#config/audit-actions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { staffChange, staffDeparture, staffEmail } from '../domain/staff-input.ts';
import { accountEvents } from '../events.ts';
import { sessionsOfPerson } from '../repositories/sessions-of-person.ts';
import { type StaffAccount, staffRepository } from '../repositories/staff.ts';
import { staffInvitationRepository } from '../repositories/staff-invitations.ts';
import { refuseRemoval } from './refuse-removal.ts';
import { revokeTokensOf } from './tokens/revoke-token.ts';

/** What a change of staff did; `none` when everything was so already. */
export interface StaffOutcome {
  readonly id: string;
  readonly change: 'added' | 'activated' | 'role_changed' | 'deactivated' | 'none';
}

interface Change {
  readonly action: AuditAction;
  readonly account: StaffAccount;
  readonly role: StaffAccount['role'];
  readonly deactivatedAt: Date | null;
  readonly handOverTo?: string | null | undefined;
}

/** Saves the change unless a rule refuses it, audited; the person's sessions end, so that no page in a browser shows what they may no longer see. */
const save = async (
  tx: Scope,
  actor: Actor,
  { action, account, role, deactivatedAt, handOverTo = null }: Change,
): Promise<void> => {
  await refuseRemoval(tx, actor, { account, role, deactivatedAt });
  await staffRepository(tx.db).set(account.id, { role, deactivatedAt });
  await sessionsOfPerson(tx.db).end(account.id);
  if (deactivatedAt !== null) await revokeTokensOf(tx, actor, account.id);
  await tx.emit(accountEvents.staffChanged, {
    personId: account.id,
    isClinician: role === 'clinician' && deactivatedAt === null,
    handOverTo,
  });
  await recordAudit(tx, {
    actor,
    action,
    subject: 'person',
    subjectId: account.id,
    detail: { before: account.role, after: role },
  });
};

/** The account, locked after those that may manage staff. NOT_FOUND without one, CONFLICT for a patient's. */
const staffAccount = async (tx: Scope, email: string): Promise<StaffAccount> => {
  await staffRepository(tx.db).lockManagers();
  const account = await staffRepository(tx.db).lockByEmail(email);
  if (!account) return orRefuse(fail('NOT_FOUND', `Nobody has the address ${email}.`));
  if (account.role !== 'patient') return account;
  return orRefuse(
    fail('CONFLICT', `${email} is the account of a patient. Staff need an address of their own.`),
  );
};

/**
 * Adds a member of staff, who can then sign in with this address. Activates a deactivated one again, in this role.
 * BAD_USER_INPUT names `email` and `role`; CONFLICT for a patient's account, and for staff who work in another role.
 * Repeating it changes nothing.
 */
export const addStaff = (scope: Scope, actor: Actor, input: unknown): Promise<Result<StaffOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const { email, role } = orRefuse(readInput(staffChange, input));
    const id = tx.ids.uuid();
    if (await staffRepository(tx.db).add({ id, email, role, createdAt: tx.clock.now() })) {
      const detail = { after: role };
      await recordAudit(tx, { actor, action: 'staff.added', subject: 'person', subjectId: id, detail });
      await tx.emit(accountEvents.staffChanged, { personId: id, isClinician: role === 'clinician' });
      await staffInvitationRepository(tx.db).end(email, 'replaced', tx.clock.now());
      return { id, change: 'added' };
    }
    const account = await staffAccount(tx, email);
    if (account.deactivatedAt !== null) {
      await save(tx, actor, { action: 'staff.activated', account, role, deactivatedAt: null });
      return { id: account.id, change: 'activated' };
    }
    if (account.role === role) return { id: account.id, change: 'none' };
    return orRefuse(
      fail('CONFLICT', `${email} works here already, in another role. Change the role instead.`),
    );
  });

/**
 * Gives a member of staff another role. BAD_USER_INPUT names `email` and `role`; NOT_FOUND without an account; CONFLICT
 * for patients, for deactivated staff, and as `refuseRemoval` says. Repeating it changes nothing.
 */
export const changeStaffRole = (scope: Scope, actor: Actor, input: unknown): Promise<Result<StaffOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const { email, role } = orRefuse(readInput(staffChange, input));
    const account = await staffAccount(tx, email);
    if (account.deactivatedAt !== null)
      return orRefuse(fail('CONFLICT', `${email} is deactivated. Add them again to activate the account.`));
    if (account.role === role) return { id: account.id, change: 'none' };
    await save(tx, actor, { action: 'staff.role_changed', account, role, deactivatedAt: null });
    return { id: account.id, change: 'role_changed' };
  });

/**
 * Activates a deactivated account again, in the role that it had. BAD_USER_INPUT names `email`; NOT_FOUND without an
 * account; CONFLICT for patients. Repeating it changes nothing.
 */
export const reactivateStaff = (scope: Scope, actor: Actor, input: unknown): Promise<Result<StaffOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const { email } = orRefuse(readInput(staffEmail, input));
    const account = await staffAccount(tx, email);
    if (account.deactivatedAt === null) return { id: account.id, change: 'none' };
    const { role } = account;
    await save(tx, actor, { action: 'staff.activated', account, role, deactivatedAt: null });
    return { id: account.id, change: 'activated' };
  });

/**
 * Deactivates a member of staff: their sessions and tokens end, and they cannot sign in. A clinician's booked calls and cases go to
 * `handOverTo`, where that clinician may take them. BAD_USER_INPUT names `email` and `handOverTo`; NOT_FOUND without an account;
 * CONFLICT for patients, and as `refuseRemoval` says. Repeating it changes nothing.
 */
export const deactivateStaff = (scope: Scope, actor: Actor, input: unknown): Promise<Result<StaffOutcome>> =>
  allOrNothing(scope, async (tx) => {
    const { email, handOverTo } = orRefuse(readInput(staffDeparture, input));
    const account = await staffAccount(tx, email);
    if (account.deactivatedAt !== null) return { id: account.id, change: 'none' };
    const { role } = account;
    const deactivatedAt = tx.clock.now();
    await save(tx, actor, { action: 'staff.deactivated', account, role, deactivatedAt, handOverTo });
    return { id: account.id, change: 'deactivated' };
  });
