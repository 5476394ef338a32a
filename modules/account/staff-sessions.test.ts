import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '#server/actor.ts';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { me, PASSWORD, signIn } from '#test/harness/visitor/test-visitor.ts';
import { accountModule } from './module.ts';
import { addStaff, changeStaffRole, deactivateStaff } from './services/staff.ts';

const OPERATOR = { email: 'operator@example.com', sub: '00000000-0000-4000-9000-000000000011' };
const AUDIT_LOG = '{ auditLog { entries { id } } }';

let database: TestDatabase;
let site: TestSite;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 6 });
  site = await startTestSite(database, {}, [accountModule]);
  await createDemoAccount(database.knex, { ...OPERATOR, password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});
beforeEach(async () => {
  await addStaff(site.scope(), systemActor, { email: OPERATOR.email, role: 'operator' });
  await changeStaffRole(site.scope(), systemActor, { email: OPERATOR.email, role: 'operator' });
  browser = new TestBrowser();
  await signIn(browser, site.admin, OPERATOR.email);
});

/** What the API, a page and a router of staff answer to this browser now. */
const answers = async () => {
  const api = await browser.open(`${site.admin}/graphql`, {
    json: { query: AUDIT_LOG },
    accept: 'application/json',
  });
  const { errors } = JSON.parse(api.body);
  const page = await browser.open(`${site.admin}/operators`, { follow: false });
  const desk = await browser.open(`${site.admin}/desk`, { follow: false });
  return [errors?.[0].extensions.code ?? 'answered', page.status, desk.status];
};

const setPerson = (change: Record<string, unknown>) =>
  database.knex('person').where({ email: OPERATOR.email }).update(change);

it('a role that was changed in the database is in force at the next request', async () => {
  expect(await answers()).toEqual(['answered', 200, 200]);
  await setPerson({ role: 'clinician' });
  expect(await answers()).toEqual(['FORBIDDEN', 403, 200]);
  expect(JSON.parse((await me(browser, site.admin)).body).role).toBe('clinician');
  await setPerson({ role: 'patient' });
  expect(await answers()).toEqual(['FORBIDDEN', 403, 403]);
  await setPerson({ role: 'operator' });
  expect(await answers()).toEqual(['answered', 200, 200]);
});

it('a session without a second factor is answered nothing', async () => {
  const amr = (methods: string) =>
    database.knex('web_session').update({
      data: database.knex.raw("(data - 'acr') || jsonb_build_object('amr', ?::jsonb)", [methods]),
    });
  await amr('["pwd"]');
  expect(await answers()).toEqual(['SECOND_FACTOR_REQUIRED', 302, 302]);
  await amr('["pwd", "otp"]');
  expect(await answers()).toEqual(['answered', 200, 200]);
});

it('a change of role ends the sessions of the account', async () => {
  await changeStaffRole(site.scope(), systemActor, { email: OPERATOR.email, role: 'clinician' });
  expect(await answers()).toEqual(['UNAUTHENTICATED', 302, 302]);
});

it('a deactivated account has no session, and no session can be started', async () => {
  await deactivateStaff(site.scope(), systemActor, { email: OPERATOR.email });
  expect(await database.knex('web_session')).toEqual([]);
  expect(await answers()).toEqual(['UNAUTHENTICATED', 302, 302]);
  const refused = await signIn(new TestBrowser(), site.admin, OPERATOR.email);
  expect(new URL(refused.url).search).toBe('?reason=account_deactivated');
});

it('a session that is there anyway is refused once the account is deactivated', async () => {
  await setPerson({ deactivated_at: new Date() });
  expect(await answers()).toEqual(['UNAUTHENTICATED', 302, 302]);
});
