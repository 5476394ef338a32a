import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { deskStaffPeople } from './staff-people.ts';
import type { Visitor } from './visitor.ts';

/** For how many days one license of the demo still counts: it is a task for those who manage staff. */
const ENDING_DAYS = 45;

/** In how many days the leave begins, and for how many more it lasts. */
const LEAVE_IN_DAYS = 20;
const LEAVE_DAYS = 4;

const MAYA = 'c0000000-0000-4000-8000-000000000001';

/** Makes a token; nobody ever knows it, so it is only there to be looked at. */
const makeToken = (by: Visitor, kind: string, name: string, scopes: readonly string[], days: number) =>
  by.ask(
    `mutation Token($kind: String!, $name: String!, $scopes: [String!]!, $days: Int!) {
      deskCreateToken(kind: $kind, name: $name, scopes: $scopes, days: $days) { expiresAt } }`,
    { kind, name, scopes, days },
  );

/**
 * The staff's pages of the demo: a person who is invited, one who does not work here any more, a license that ends soon, a leave
 * of a clinician, which the calendar of the colleague who covers shows too, and tokens of programs, of which one was revoked.
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
  await operator.ask(
    'mutation Leave($input: LeaveInput!) { saveLeave(email: "colleague@example.com", input: $input) }',
    {
      input: {
        firstDay: toCalendarDate(addDays(now, LEAVE_IN_DAYS)),
        lastDay: toCalendarDate(addDays(now, LEAVE_IN_DAYS + LEAVE_DAYS)),
        coveredBy: MAYA,
      },
    },
  );
  await makeToken(operator, 'service', 'Late parcels to the warehouse', ['read:orders'], 365);
  await makeToken(operator, 'personal', 'Spreadsheet of discounts', ['read:marketing', 'read:billing'], 90);
  await makeToken(operator, 'service', 'Old chat robot', ['read:requests', 'write:requests'], 30);
  const { deskTokens } = await operator.ask('query { deskTokens { tokens { id name } } }');
  const { tokens }: { tokens: readonly { id: string; name: string }[] } = Object(deskTokens);
  const old = tokens.find(({ name }) => name === 'Old chat robot');
  await operator.ask('mutation Revoke($id: ID!) { deskRevokeToken(id: $id) }', { id: old?.id });
};
