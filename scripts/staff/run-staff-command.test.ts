import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { mailModule } from '#modules/mail/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { runStaffCommand } from './run-staff-command.ts';

const EMAIL = 'first.operator@example.test';

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [mailModule, accountModule] });
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await emptyAuditLog(database.knex);
  for (const table of ['mail', 'notice', 'known_device', 'person_identity', 'person'])
    await database.knex(table).delete();
});

const staff = (...words: string[]) => runStaffCommand(test.scope, words);
const signIn = (email: string, more: { emailVerified?: boolean; isAdditional?: boolean } = {}) =>
  test.scope
    .use(accountGatewayPort)
    .signIn({ sub: email, email, emailVerified: true, source: 'test', leadId: null, ...more });
const audited = () => database.knex('audit_log').orderBy('at').pluck('action');
const people = () => database.knex('person').select('email', 'role', 'deactivated_at');

it('adds the first operator, who then signs in with a verified address of our own provider', async () => {
  expect(await staff('add', ' First.Operator@example.test ', 'operator')).toMatchObject({ isDone: true });
  await expect(signIn(EMAIL, { emailVerified: false })).rejects.toThrow('already been taken');
  await expect(signIn(EMAIL, { isAdditional: true })).rejects.toThrow('already been taken');
  expect(await signIn(EMAIL)).toMatchObject({ email: EMAIL, role: 'operator' });
  expect(await database.knex('audit_log').select('action', 'actor_role', 'subject', 'detail')).toEqual([
    { action: 'staff.added', actor_role: 'system', subject: 'person', detail: { after: 'operator' } },
  ]);
});

it('changes nothing when it is repeated, also at the same time', async () => {
  const both = await Promise.all([staff('add', EMAIL, 'operator'), staff('add', EMAIL, 'operator')]);
  expect(both.map(({ isDone }) => isDone)).toEqual([true, true]);
  for (const again of ['role', 'add'])
    expect((await staff(again, EMAIL, 'operator')).text).toContain('Nothing');
  await staff('deactivate', EMAIL);
  expect((await staff('deactivate', EMAIL)).text).toContain('Nothing');
  expect(await audited()).toEqual(['staff.added', 'staff.deactivated']);
});

it('changes a role, deactivates, and activates again in the role that is named', async () => {
  await staff('add', EMAIL, 'clinician');
  await signIn(EMAIL);
  await staff('role', EMAIL, 'operator');
  expect((await signIn(EMAIL)).role).toBe('operator');
  await staff('deactivate', EMAIL);
  await expect(signIn(EMAIL)).rejects.toThrow('deactivated');
  expect(await staff('role', EMAIL, 'clinician')).toMatchObject({ isDone: false });
  await staff('add', EMAIL, 'clinician');
  expect((await signIn(EMAIL)).role).toBe('clinician');
  expect(await people()).toEqual([{ email: EMAIL, role: 'clinician', deactivated_at: null }]);
});

it.each([
  [['add', 'not an address', 'operator'], 'email address'],
  [['add', EMAIL, 'king'], 'The role must be one of: clinician'],
  [['add', EMAIL], 'Usage'],
  [['deactivate', EMAIL, 'operator'], 'Usage'],
  [[], 'Usage'],
  [['role', EMAIL, 'operator'], 'Nobody has the address'],
  [['deactivate', EMAIL], 'Nobody has the address'],
])('refuses %j and says why', async (words, why) => {
  const { isDone, text } = await staff(...words);
  expect(isDone).toBe(false);
  expect(text).toContain(why);
  expect([await audited(), await people()]).toEqual([[], []]);
});

it('never makes staff of a patient’s account', async () => {
  await signIn(EMAIL);
  for (const words of [
    ['add', EMAIL, 'operator'],
    ['role', EMAIL, 'operator'],
    ['deactivate', EMAIL],
  ])
    expect((await staff(...words)).text).toContain('account of a patient');
  expect((await people())[0]).toMatchObject({ role: 'patient', deactivated_at: null });
});

it('enters the NPI of a clinician, once, and no number that is none', async () => {
  await database.knex('clinician').insert({
    ...{ id: '00000000-0000-4000-8000-000000000001', email: 'doctor@example.test', name: 'Dana Doe, MD' },
    ...{ qualification: 'MD', signature_name: 'Dana Doe, MD', active: true, created_at: new Date() },
  });
  expect(await staff('npi', 'Doctor@example.test', '1234567890')).toMatchObject({ isDone: false });
  expect(await staff('npi', 'nobody@example.test', '1234567893')).toMatchObject({ isDone: false });
  expect(await staff('npi', 'Doctor@example.test', '1234567893')).toMatchObject({ isDone: true });
  expect(await staff('npi', 'doctor@example.test', '1234567893')).toMatchObject({
    text: expect.stringContaining('Nothing to change'),
  });
  expect(await database.knex('clinician').pluck('npi')).toEqual(['1234567893']);
  expect(await audited()).toEqual(['clinician.npi_set']);
});
