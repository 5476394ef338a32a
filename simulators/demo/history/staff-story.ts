import { deskStaffPeople } from './staff-people.ts';
import type { Visitor } from './visitor.ts';

/** The staff's page of the demo: a person who is invited, and one who does not work here any more. */
export const makeStaffStory = async (operator: Visitor): Promise<void> => {
  await operator.ask('mutation Invite($email: String!) { inviteStaff(email: $email, role: "clinician") }', {
    email: 'invited@example.com',
  });
  await operator.ask('mutation Deactivate($email: String!) { deactivateStaff(email: $email) }', {
    email: deskStaffPeople.former.email,
  });
};
