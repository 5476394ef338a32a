import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';
import { leaveApi } from '../harness/leave-api.ts';

export interface StaffCall {
  readonly query: string;
  variables?(harness: Harness, operator: SignedInUser): Promise<Record<string, unknown>>;
  readonly action: string;
}

const INVITE = 'mutation($email: String!) { inviteStaff(email: $email, role: "care_agent") }';

let people = 0;
const newEmail = (): string => `agent-${++people}@example.test`;

/** A care agent whose account works, or was deactivated. */
const agent = async (harness: Harness, isActive = true): Promise<Record<string, unknown>> => {
  const { scope, clock } = harness;
  const email = newEmail();
  await scope.db('person').insert({
    ...{ id: scope.ids.uuid(), email, role: 'care_agent', created_at: clock.now() },
    deactivated_at: isActive ? null : clock.now(),
  });
  return { email };
};

/** Another clinician, licensed in New York. */
const clinician = async (harness: Harness): Promise<Record<string, unknown>> => {
  const { email } = await harness.addClinician(newEmail(), ['NY']);
  return { email };
};

/** Another clinician, and a leave for them. */
const leaveToSave = async (harness: Harness): Promise<Record<string, unknown>> => ({
  ...(await clinician(harness)),
  leave: leaveApi(harness).days(30, 34),
});
const SAVE_LEAVE =
  'mutation($email: String!, $leave: LeaveInput!) { saveLeave(email: $email, input: $leave) }';

/** A successful call of every staff field about staff, which concern no patient. */
export const staffCalls: Readonly<Record<string, StaffCall>> = {
  deskStaff: { query: '{ deskStaff { email } }', action: 'staff.read' },
  inviteStaff: { query: INVITE, variables: async () => ({ email: newEmail() }), action: 'staff.invited' },
  withdrawStaffInvitation: {
    query: 'mutation($email: String!) { withdrawStaffInvitation(email: $email) }',
    variables: async (harness, operator) => {
      const invited = { email: newEmail() };
      await harness.api(operator, INVITE, invited);
      return invited;
    },
    action: 'staff.invitation_withdrawn',
  },
  changeStaffRole: {
    query: 'mutation($email: String!) { changeStaffRole(email: $email, role: "operator") }',
    variables: (harness) => agent(harness),
    action: 'staff.role_changed',
  },
  deactivateStaff: {
    query: 'mutation($email: String!) { deactivateStaff(email: $email) }',
    variables: (harness) => agent(harness),
    action: 'staff.deactivated',
  },
  saveClinician: {
    query: `mutation($email: String!) { saveClinician(email: $email, input: {
      name: "Ada Moss, MD", qualification: "MD", signatureName: "Ada Moss, MD", takesTurns: false }) }`,
    variables: (harness) => clinician(harness),
    action: 'clinician.saved',
  },
  saveLicense: {
    query: `mutation($email: String!) { saveLicense(email: $email, input: {
      state: "NY", number: "NY-1", expiresOn: "2059-01-31" }) }`,
    variables: (harness) => clinician(harness),
    action: 'license.saved',
  },
  removeLicense: {
    query: 'mutation($email: String!) { removeLicense(email: $email, state: "NY") }',
    variables: (harness) => clinician(harness),
    action: 'license.removed',
  },
  saveLeave: { query: SAVE_LEAVE, variables: leaveToSave, action: 'leave.saved' },
  endLeave: {
    query: 'mutation($email: String!, $id: ID!) { endLeave(email: $email, id: $id) }',
    variables: async (harness, operator) => {
      const saved = await leaveToSave(harness);
      await harness.api(operator, SAVE_LEAVE, saved);
      const of = harness.scope.db('clinician').where({ email: saved.email }).select('id');
      const [id] = await harness.scope.db('clinician_leave').where('clinician_id', of).pluck('id');
      return { email: saved.email, id };
    },
    action: 'leave.removed',
  },
  reactivateStaff: {
    query: 'mutation($email: String!) { reactivateStaff(email: $email) }',
    variables: (harness) => agent(harness, false),
    action: 'staff.activated',
  },
};
