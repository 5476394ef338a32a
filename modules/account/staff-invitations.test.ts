import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { mailModule } from '#modules/mail/module.ts';
import { systemActor } from '#server/actor.ts';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { formAction, me, PASSWORD, signIn, submit } from '#test/harness/visitor/test-visitor.ts';
import { accountModule } from './module.ts';
import { addStaff, changeStaffRole, deactivateStaff, reactivateStaff } from './services/staff.ts';

const OPERATOR = { email: 'operator@example.com', sub: '00000000-0000-4000-9000-000000000011' };
const PATIENT = { email: 'patient@example.com', sub: '00000000-0000-4000-9000-000000000012' };
const AGENT = 'agent@example.com';

let database: TestDatabase;
let site: TestSite;
let operator: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 6 });
  site = await startTestSite(database, {}, [mailModule, accountModule]);
  for (const person of [OPERATOR, PATIENT])
    await createDemoAccount(database.knex, { ...person, password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});
beforeEach(async () => {
  const { knex } = database;
  await emptyAuditLog(knex);
  for (const table of [
    'mail',
    'staff_invitation',
    'web_session',
    'known_device',
    'notice',
    'person_identity',
    'person',
  ])
    await knex(table).delete();
  await knex('demo_identity_account').whereNotIn('email', [OPERATOR.email, PATIENT.email]).delete();
  await addStaff(site.scope(), systemActor, { email: OPERATOR.email, role: 'operator' });
  operator = new TestBrowser();
  await signIn(operator, site.admin, OPERATOR.email);
  await emptyAuditLog(knex);
});

/** The code of the failure, or the answer. */
const ask = async (browser: TestBrowser, query: string, variables: Record<string, unknown> = {}) => {
  const answer = await browser.open(`${site.admin}/graphql`, {
    json: { query, variables },
    accept: 'application/json',
  });
  const { errors, data } = JSON.parse(answer.body);
  return errors?.[0].extensions.code ?? data;
};
const invite = (email: string, role = 'care_agent') =>
  ask(operator, 'mutation($email: String!, $role: String!) { inviteStaff(email: $email, role: $role) }', {
    email,
    role,
  });
const SHOW = 'query($link: String!) { staffInvitation(link: $link) { role email } }';

/** The secret in the newest email to this address. */
const linkTo = async (email: string): Promise<string> => {
  const row = await database.knex('mail').where({ recipient: email }).orderBy('created_at', 'desc').first();
  return new URL(row.link).searchParams.get('link') ?? '';
};
const accept = (browser: TestBrowser, link: string, origin = site.admin) =>
  browser.open(`${site.admin}/api/auth/invitation`, { form: { link }, headers: { origin } });
const people = () => database.knex('person').orderBy('email').select('email', 'role');
const audited = () => database.knex('audit_log').orderBy('at').pluck('action');
const reason = ({ url }: { url: string }) => new URL(url).searchParams.get('reason');

/** Opens the link and creates an account at the provider with this address, which the provider has not verified. */
const acceptAs = async (link: string, email: string) => {
  const browser = new TestBrowser();
  const page = await accept(browser, link);
  return { browser, end: await submit(browser, page, email) };
};

it('an invited person sees the role, signs up with the address, and works here in that role', async () => {
  expect(await invite(` Agent@example.com `)).toEqual({ inviteStaff: true });
  const link = await linkTo(AGENT);
  expect(await ask(new TestBrowser(), SHOW, { link })).toEqual({
    staffInvitation: { role: 'Care agent', email: 'a•••@example.com' },
  });
  expect(await people()).toEqual([{ email: OPERATOR.email, role: 'operator' }]);
  const { browser } = await acceptAs(link, AGENT);
  expect(JSON.parse((await me(browser, site.admin)).body)).toMatchObject({
    email: AGENT,
    role: 'care_agent',
  });
  expect(await audited()).toEqual(['staff.invited', 'staff.invitation_accepted']);
  const rows = await database.knex('staff_invitation').select('outcome', 'token_hash');
  expect(rows).toMatchObject([{ outcome: 'accepted' }]);
  expect(JSON.stringify(rows)).not.toContain(link);
});

it('a link works once', async () => {
  await invite(AGENT);
  const link = await linkTo(AGENT);
  await acceptAs(link, AGENT);
  expect(await ask(new TestBrowser(), SHOW, { link })).toEqual({ staffInvitation: null });
  const { end } = await acceptAs(link, 'other@example.com');
  expect(reason(end)).toBe('invitation_over');
  expect((await people()).map(({ email }) => email)).toEqual([AGENT, OPERATOR.email]);
});

it('a link ends after a week, when it is withdrawn, and when a newer one is sent', async () => {
  await invite(AGENT);
  const first = await linkTo(AGENT);
  await invite(AGENT);
  expect(reason((await acceptAs(first, AGENT)).end)).toBe('invitation_over');
  const second = await linkTo(AGENT);
  await ask(operator, 'mutation($email: String!) { withdrawStaffInvitation(email: $email) }', {
    email: AGENT,
  });
  expect(await ask(new TestBrowser(), SHOW, { link: second })).toEqual({ staffInvitation: null });
  await invite(AGENT);
  const third = await linkTo(AGENT);
  const now = site.scopeClock.now();
  site.scopeClock.set(addDays(now, 7));
  const { end } = await acceptAs(third, 'late@example.com');
  site.scopeClock.set(now);
  expect(reason(end)).toBe('invitation_over');
  expect(await people()).toHaveLength(1);
});

it('a link makes no account for another address, and never gives a patient’s account a role', async () => {
  await invite(AGENT);
  const link = await linkTo(AGENT);
  expect(reason((await acceptAs(link, 'thief@example.com')).end)).toBe('invitation_address');
  await signIn(new TestBrowser(), site.app, PATIENT.email);
  expect(await invite(PATIENT.email)).toBe('CONFLICT');
  // Somebody became a patient after the invitation.
  await database.knex('staff_invitation').update({ email: PATIENT.email });
  const browser = new TestBrowser();
  await accept(browser, link);
  expect(reason(await signIn(browser, site.admin, PATIENT.email))).toBe('invitation_patient');
  expect(await people()).toEqual([
    { email: OPERATOR.email, role: 'operator' },
    { email: PATIENT.email, role: 'patient' },
  ]);
});

it('is accepted from the page of the staff host only, no matter who is signed in in that browser', async () => {
  await invite(AGENT);
  const link = await linkTo(AGENT);
  const browser = new TestBrowser();
  expect((await accept(browser, link, site.app)).status).toBe(403);
  await signIn(browser, site.admin, OPERATOR.email);
  const page = await accept(browser, link);
  expect(page.url).toContain('/oidc/interaction/');
  // The provider ends the session of the person who was signed in, with a form that a script sends.
  const change = await submit(browser, page, AGENT);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(change.body)?.[1] ?? '';
  await browser.open(formAction(change), { form: { xsrf, logout: 'yes' } });
  expect(JSON.parse((await me(browser, site.admin)).body)).toMatchObject({ email: AGENT });
});

it.each([
  ['not an address', 'care_agent', 'BAD_USER_INPUT'],
  [AGENT, 'patient', 'BAD_USER_INPUT'],
  [OPERATOR.email, 'admin', 'CONFLICT'],
])('refuses to invite %s as %s', async (email, role, code) => {
  expect(await invite(email, role)).toBe(code);
  expect(await database.knex('mail')).toEqual([]);
});

describe('staff who may manage staff', () => {
  const actor = async (email: string) => {
    const { id, role } = await database.knex('person').where({ email }).first();
    return { id, role, impersonatorId: null } as const;
  };
  const code = async (changed: ReturnType<typeof deactivateStaff>) => {
    const result = await changed;
    return result.ok ? result.value.change : result.failure.code;
  };

  it('changes roles, deactivates and activates others', async () => {
    await addStaff(site.scope(), systemActor, { email: AGENT, role: 'care_agent' });
    const by = await actor(OPERATOR.email);
    expect(await code(changeStaffRole(site.scope(), by, { email: AGENT, role: 'admin' }))).toBe(
      'role_changed',
    );
    expect(await code(deactivateStaff(site.scope(), by, { email: AGENT }))).toBe('deactivated');
    expect(await invite(AGENT)).toBe('CONFLICT');
    expect(await code(reactivateStaff(site.scope(), by, { email: AGENT }))).toBe('activated');
    expect(await code(reactivateStaff(site.scope(), by, { email: AGENT }))).toBe('none');
    expect(await people()).toContainEqual({ email: AGENT, role: 'admin' });
  });

  it('cannot change their own account', async () => {
    await addStaff(site.scope(), systemActor, { email: AGENT, role: 'admin' });
    const by = await actor(OPERATOR.email);
    const { email } = OPERATOR;
    expect(await code(changeStaffRole(site.scope(), by, { email, role: 'admin' }))).toBe('CONFLICT');
    expect(await code(deactivateStaff(site.scope(), by, { email }))).toBe('CONFLICT');
  });

  it('cannot remove each other at the same time: one of them stays', async () => {
    await addStaff(site.scope(), systemActor, { email: AGENT, role: 'admin' });
    const [one, other] = [await actor(OPERATOR.email), await actor(AGENT)];
    const outcomes = await Promise.all([
      code(deactivateStaff(site.scope(), one, { email: AGENT })),
      code(deactivateStaff(site.scope(), other, { email: OPERATOR.email })),
    ]);
    expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'deactivated']);
    const left = await database.knex('person').whereNull('deactivated_at');
    expect(left).toHaveLength(1);
  });
});
