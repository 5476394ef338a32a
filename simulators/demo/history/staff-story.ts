import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { deskStaffPeople } from './staff-people.ts';
import type { Visitor } from './visitor.ts';

/** For how many days one license of the demo still counts: it is a task for whoever manages staff. */
const ENDING_DAYS = 45;

/**
 * The staff's page of the demo: a person who is invited, one who does not work here any more, and a license that ends
 * soon.
 */
export const makeStaffStory = async (operator: Visitor, now: Date): Promise<void> => {
  await operator.ask('mutation Invite($email: String!) { inviteStaff(email: $email, role: "clinician") }', {
    email: 'invited@example.com',
  });
  await operator.ask('mutation Deactivate($email: String!) { deactivateStaff(email: $email) }', {
    email: deskStaffPeople.former.email,
  });
  await operator.ask(
    'mutation License($input: LicenseInput!) { saveLicense(email: "colleague@example.com", input: $input) }',
    {
      input: { state: 'OR', number: 'OR-42244', expiresOn: toCalendarDate(addDays(now, ENDING_DAYS)) },
    },
  );
};
