import { staffRoleIds } from '#config/staff-roles.ts';
import type { Result } from '#kernel/result.ts';
import {
  addStaff,
  changeStaffRole,
  deactivateStaff,
  type StaffOutcome,
} from '#modules/account/services/staff.ts';
import { setNpi } from '#modules/prescription/services/set-npi.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';

const usage = `Usage:
  npm run staff -- add EMAIL ROLE
  npm run staff -- role EMAIL ROLE
  npm run staff -- deactivate EMAIL
  npm run staff -- npi EMAIL NUMBER
Roles: ${staffRoleIds.join(', ')}`;

const done: Readonly<Record<StaffOutcome['change'], string>> = {
  added:
    'Added. They can sign in on the staff host with this address, once the identity provider has verified it.',
  activated: 'The account is active again.',
  role_changed: 'The role was changed. Their sessions have ended.',
  deactivated: 'Deactivated. Their sessions have ended.',
  none: 'Nothing to change: that is so already.',
};

/** The National Provider Identifier of a clinician, without which the pharmacy fills nothing that they prescribe. */
const answerNpi = async (scope: Scope, email: string, npi: string) => {
  const set = await setNpi(scope, systemActor, { email, npi });
  if (!set.ok) return { isDone: false, text: set.failure.message };
  return { isDone: true, text: `${email}: ${set.value ? 'The NPI was saved.' : done.none}` };
};

/** Runs one command line. Returns the text to print, and whether it succeeded. */
export const runStaffCommand = async (
  scope: Scope,
  [command, email, role, ...rest]: readonly string[],
): Promise<{ readonly isDone: boolean; readonly text: string }> => {
  const answer = (result: Result<StaffOutcome>) =>
    result.ok
      ? { isDone: true, text: `${email}: ${done[result.value.change]}` }
      : { isDone: false, text: result.failure.message };
  const isComplete = email !== undefined && rest.length === 0;
  if (command === 'add' && isComplete && role !== undefined)
    return answer(await addStaff(scope, systemActor, { email, role }));
  if (command === 'role' && isComplete && role !== undefined)
    return answer(await changeStaffRole(scope, systemActor, { email, role }));
  if (command === 'deactivate' && isComplete && role === undefined)
    return answer(await deactivateStaff(scope, systemActor, { email }));
  if (command === 'npi' && isComplete && role !== undefined) return answerNpi(scope, email, role);
  return { isDone: false, text: usage };
};
