import { accountPort } from '#modules/account/index.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { createDemoAccount, demoTotpSecret } from '../identity-provider/index.ts';
import { ADAM_SUB } from './history/account-story.ts';
import { deskPeople } from './history/desk-people.ts';
import { deskStaffPeople } from './history/staff-people.ts';

/** A published password; these people exist only in demo, development and test. */
const DEMO_PASSWORD = 'demo-password';
const SOURCE = 'demo';

const staff = [
  {
    sub: 'd0000000-0000-4000-8000-000000000003',
    email: 'clinician@example.com',
    role: 'clinician',
    firstName: 'Maya',
    lastName: 'Okafor',
  },
  {
    sub: 'd0000000-0000-4000-8000-000000000007',
    email: 'colleague@example.com',
    role: 'clinician',
    firstName: 'Jonas',
    lastName: 'Weber',
  },
  {
    sub: 'd0000000-0000-4000-8000-000000000004',
    email: 'operator@example.com',
    role: 'operator',
    firstName: 'Theo',
    lastName: 'Lindqvist',
  },
  ...Object.values(deskStaffPeople),
] as const;

const patients = [
  { sub: 'd0000000-0000-4000-8000-000000000001', email: 'patient@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000002', email: 'new@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000005', email: 'henry@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000006', email: 'omar@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000042', email: 'gabe@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000043', email: 'hugo@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000051', email: 'marcus@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000052', email: 'peter@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000061', email: 'leo@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000062', email: 'nate@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000071', email: 'luis@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000072', email: 'walt@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000081', email: 'oscar@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000082', email: 'felix@example.com' },
  { sub: ADAM_SUB, email: 'adam@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000093', email: 'ian@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000092', email: 'ravi@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000041', email: 'walter@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000044', email: 'vaughn@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000045', email: 'dean@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000046', email: 'joel@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000094', email: 'ruben@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000095', email: 'rolf@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000201', email: 'victor@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000202', email: 'edgar@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000203', email: 'stefan@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000204', email: 'konrad@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000205', email: 'emil@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000206', email: 'bruno@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000083', email: 'silas@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000207', email: 'emmet@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000208', email: 'cyrus@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000209', email: 'dario@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000460', email: 'curtis@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000096', email: 'jasper@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000097', email: 'milo@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000098', email: 'tobias@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000099', email: 'otis@example.com' },
  { sub: 'd0000000-0000-4000-8000-000000000461', email: 'percy@example.com' },
  ...Object.values(deskPeople).map(({ email }, index) => ({
    sub: `d0000000-0000-4000-8000-${String(101 + index).padStart(12, '0')}`,
    email,
  })),
];

/** Email addresses of everybody who has an account in the demo, and of those who work there. */
export const demoEmails: readonly string[] = [...staff, ...patients].map(({ email }) => email);
export const demoStaffEmails: readonly string[] = staff.map(({ email }) => email);

/** Creates the demo's accounts and users; repeating it changes nothing. */
export const seedDemoPeople = async (scope: Scope): Promise<void> => {
  // Each story expects its person to have done nothing before.
  if (new Set(demoEmails).size < demoEmails.length)
    throw new Error('Two people of the demo have the same email address.');
  for (const { sub, email } of patients)
    await createDemoAccount(scope.db, { sub, email, password: DEMO_PASSWORD });
  for (const { sub, email } of staff)
    await createDemoAccount(scope.db, {
      sub,
      email,
      password: DEMO_PASSWORD,
      totpSecret: demoTotpSecret(email),
    });
  for (const person of staff) await scope.use(accountPort).ensureStaff({ source: SOURCE, ...person });
  for (const { sub, email } of patients)
    await scope
      .use(accountGatewayPort)
      .signIn({ sub, email, emailVerified: true, source: SOURCE, leadId: null });
};
