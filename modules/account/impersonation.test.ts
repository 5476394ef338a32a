import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMPERSONATION_MINUTES } from '#config/impersonation.ts';
import { mailModule } from '#modules/mail/module.ts';
import { impersonationPort } from '#server/ports/impersonation.ts';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { COOKIE, me, PASSWORD, signIn } from '#test/harness/visitor/test-visitor.ts';
import { accountPort } from './index.ts';
import { accountModule } from './module.ts';
import { endOverdueImpersonations, startImpersonation } from './services/impersonation.ts';

const OPERATOR = { email: 'operator@example.com', sub: '00000000-0000-4000-9000-000000000011' };
const PATIENT = { email: 'patient@example.com', sub: '00000000-0000-4000-9000-000000000012' };
const AGENT = 'test browser';
const REASON = 'They cannot find their order.';

let database: TestDatabase;
let site: TestSite;
let operatorId = '';
let patientId = '';
let operator: TestBrowser;

const idOf = async (browser: TestBrowser, origin: string): Promise<string> =>
  JSON.parse((await me(browser, origin)).body).id;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 6 });
  site = await startTestSite(database, {}, [mailModule, accountModule]);
  for (const person of [OPERATOR, PATIENT])
    await createDemoAccount(database.knex, { ...person, password: PASSWORD });
  await site
    .scope()
    .use(accountPort)
    .ensureStaff({
      source: 'demo',
      ...OPERATOR,
      role: 'operator',
      firstName: 'Otto',
      lastName: 'Ops',
    });
  operator = new TestBrowser();
  await signIn(operator, site.admin, OPERATOR.email);
  operatorId = await idOf(operator, site.admin);
  const patient = new TestBrowser();
  await signIn(patient, site.app, PATIENT.email);
  patientId = await idOf(patient, site.app);
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});
beforeEach(async () => {
  await database.knex('person').where({ id: operatorId }).update({ role: 'operator' });
  await site.scope().use(impersonationPort).end(operatorId, 'ended by the operator');
  await emptyAuditLog(database.knex);
  await database.knex('state_transition').delete();
});

const start = async (patient = patientId, reason = REASON) =>
  startImpersonation(site.scope(), operatorId, { patientId: patient, reason, userAgent: AGENT });
const tokenFor = async (): Promise<string> => {
  const started = await start();
  return started.ok ? started.value.token : '';
};
const enter = (browser: TestBrowser, token: string, headers: Record<string, string> = {}) =>
  browser.open(`${site.app}/api/auth/impersonate`, {
    form: { token },
    follow: false,
    headers: { origin: site.admin, 'user-agent': AGENT, ...headers },
  });
const entered = async (browser = operator): Promise<TestBrowser> => {
  expect((await enter(browser, await tokenFor())).headers.location).toBe('/dashboard');
  return browser;
};
const leave = (browser: TestBrowser, origin = site.admin) =>
  browser.open(`${site.admin}/abandon_user_disguise`, { form: {}, follow: false, headers: { origin } });
const statusOf = async (): Promise<string[]> =>
  (await database.knex('impersonation').orderBy('started_at').select('status')).map(({ status }) => status);
const audited = () =>
  database
    .knex('audit_log')
    .orderBy('at')
    .select('action', 'subject_id', 'actor_role', 'actor_id', 'impersonator_id');

describe('starting an impersonation', () => {
  it.each(['', '   ', 'because', 'x'.repeat(301)])(
    'an operator starts it with a reason: not with %j',
    async (reason) => {
      expect(await start(patientId, reason)).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'reason' }] },
      });
      expect(await audited()).toEqual([]);
    },
  );

  it('only patients can be impersonated, never staff', async () => {
    expect(await start(operatorId)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    for (const unknown of [crypto.randomUUID(), 'sam'])
      expect(await start(unknown)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  });

  it('every step is audited with both people', async () => {
    await entered();
    await leave(operator);
    expect(await audited()).toEqual([
      {
        action: 'impersonation.started',
        subject_id: patientId,
        actor_role: 'operator',
        actor_id: operatorId,
        impersonator_id: null,
      },
      {
        action: 'impersonation.entered',
        subject_id: patientId,
        actor_role: 'patient',
        actor_id: patientId,
        impersonator_id: operatorId,
      },
      {
        action: 'impersonation.ended',
        subject_id: patientId,
        actor_role: 'operator',
        actor_id: operatorId,
        impersonator_id: null,
      },
    ]);
    const moves = await database
      .knex('state_transition')
      .orderBy('at')
      .select('entity', 'from_state', 'to_state', 'reason', 'actor_id');
    expect(moves).toEqual([
      {
        entity: 'impersonation',
        from_state: null,
        to_state: 'started',
        reason: REASON,
        actor_id: operatorId,
      },
      {
        entity: 'impersonation',
        from_state: 'started',
        to_state: 'ended',
        reason: 'ended by the operator',
        actor_id: operatorId,
      },
    ]);
  });
});

describe('the transfer from the staff host to the app host', () => {
  it('opens a session as the patient there; the one on the staff host is unchanged', async () => {
    await entered();
    const there = JSON.parse((await me(operator, site.app)).body);
    expect(there).toMatchObject({
      id: patientId,
      email: PATIENT.email,
      role: 'patient',
      isImpersonated: true,
    });
    const here = JSON.parse((await me(operator, site.admin)).body);
    expect(here).toMatchObject({ id: operatorId, role: 'operator', isImpersonated: false });
    const viewer = JSON.parse((await operator.open(`${site.app}/viewer`)).body);
    // How the operator signed in says nothing of the patient.
    expect(viewer).not.toHaveProperty('signIn');
    expect(viewer.user.impersonatorId).toBe(operatorId);
  });

  it('shows pages with the patient’s flags, until the time limit', async () => {
    const answer = await enter(operator, await tokenFor());
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies).toContain(`feature-flag-key=${patientId}; Max-Age=${IMPERSONATION_MINUTES * 60}; Path=/`);
  });

  it('works only once', async () => {
    const token = await tokenFor();
    const [first, second] = await Promise.all([
      enter(new TestBrowser(), token),
      enter(new TestBrowser(), token),
    ]);
    const places = [first, second].map(({ headers }) => headers.location).toSorted();
    expect(places).toEqual(['/dashboard', `${site.admin}/desk/patients?again=1`]);
  });

  it('works only within a minute, in the browser that started it', async () => {
    const token = await tokenFor();
    expect((await enter(operator, token, { 'user-agent': 'another' })).headers.location).toContain('again=1');
    site.scopeClock.advance(60_000);
    expect((await enter(operator, token)).headers.location).toContain('again=1');
  });

  it.each([['https://evil.test'], ['http://app.localhost'], ['null']])(
    'not from a form that stands at %s',
    async (origin) => {
      const answer = await enter(operator, await tokenFor(), { origin });
      expect(answer.status).toBe(403);
    },
  );

  it('does not work on another host, nor with an invented token', async () => {
    const token = await tokenFor();
    const elsewhere = await operator.open(`${site.marketing}/api/auth/impersonate`, {
      form: { token },
      headers: { origin: site.admin },
    });
    expect(elsewhere.status).toBe(404);
    for (const wrong of ['', 'a'.repeat(43), 'x'])
      expect((await enter(operator, wrong)).headers.location).toContain('again=1');
    expect((await enter(operator, token)).headers.location).toBe('/dashboard');
  });

  it('does not work for an operator who has lost the role in the meantime', async () => {
    const token = await tokenFor();
    await database.knex('person').where({ id: operatorId }).update({ role: 'clinician' });
    expect((await enter(operator, token)).headers.location).toContain('again=1');
  });

  it('creates a new session id, whatever the browser sent', async () => {
    const browser = new TestBrowser();
    const planted = 'b'.repeat(43);
    browser.setCookie('app.localhost', COOKIE, planted);
    await entered(browser);
    expect(browser.cookie('app.localhost', COOKIE)).not.toBe(planted);
  });
});

describe('changes while impersonating', () => {
  it('paying, consenting, medical answers and every other change are refused with a stable code', async () => {
    await entered();
    const answer = await operator.open(`${site.app}/write`, { form: {} });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([403, 'IMPERSONATION_REFUSED']);
    expect((await operator.open(`${site.admin}/write`, { form: {} })).body).toBe('written');
  });
});

describe('the impersonation ends', () => {
  const isOver = async (browser = operator): Promise<void> => {
    expect((await me(browser, site.app)).status).toBe(204);
    expect(await statusOf()).not.toContain('started');
  };

  it('S2.12, S6.2: /abandon_user_disguise on the admin host ends the impersonation', async () => {
    await entered();
    const answer = await leave(operator);
    expect([answer.status, answer.headers.location]).toEqual([303, '/abandon_user_disguise']);
    await isOver();
    expect((await me(operator, site.admin)).status).toBe(200);
  });

  it('not by a form of another site, nor on another host; for any other viewer nothing happens', async () => {
    await entered();
    expect((await leave(operator, 'https://evil.test')).status).toBe(403);
    const onApp = await operator.open(`${site.app}/abandon_user_disguise`, {
      form: {},
      headers: { origin: site.admin },
    });
    expect(onApp.status).toBe(403);
    expect((await leave(new TestBrowser())).status).toBe(303);
    expect((await me(operator, site.app)).status).toBe(200);
  });

  it('when the operator signs out on the staff host', async () => {
    const browser = new TestBrowser();
    await signIn(browser, site.admin, OPERATOR.email);
    await entered(browser);
    await browser.open(`${site.admin}/api/auth/logout`, { form: {}, follow: false });
    await isOver(browser);
    operator = new TestBrowser();
    await signIn(operator, site.admin, OPERATOR.email);
  });

  it('when the operator signs out on the app host, and the patient stays signed in', async () => {
    const patient = new TestBrowser();
    await signIn(patient, site.app, PATIENT.email);
    const browser = await entered(new TestBrowser());
    await browser.open(`${site.app}/api/auth/logout`, { form: {}, follow: false });
    await isOver(browser);
    expect((await me(patient, site.app)).status).toBe(200);
    operator = new TestBrowser();
    await signIn(operator, site.admin, OPERATOR.email);
  });

  it('but continues when the patient signs out', async () => {
    const patient = new TestBrowser();
    await signIn(patient, site.app, PATIENT.email);
    await entered();
    await patient.open(`${site.app}/api/auth/logout`, { form: {}, follow: false });
    expect((await me(patient, site.app)).status).toBe(204);
    expect((await me(operator, site.app)).status).toBe(200);
  });

  it('after 30 minutes, even when in use', async () => {
    await entered();
    for (let minute = 5; minute < IMPERSONATION_MINUTES; minute += 5) {
      site.scopeClock.advance(5 * 60_000);
      site.clock.advance(5 * 60_000);
      expect((await me(operator, site.app)).status).toBe(200);
    }
    site.scopeClock.advance(5 * 60_000);
    await isOver();
  });

  it('after 30 minutes by the session’s own limit, too', async () => {
    await entered();
    site.clock.advance(30 * 60_000);
    expect((await me(operator, site.app)).status).toBe(204);
  });

  it('when the operator loses the role', async () => {
    await entered();
    await database.knex('person').where({ id: operatorId }).update({ role: 'clinician' });
    await isOver();
    expect((await audited()).at(-1)).toMatchObject({ action: 'impersonation.ended', actor_role: 'system' });
  });

  it('when the operator starts another', async () => {
    await entered();
    await start();
    expect((await me(operator, site.app)).status).toBe(204);
    expect((await statusOf()).filter((status) => status === 'started')).toHaveLength(1);
  });

  it('is recorded as ended also when no request follows', async () => {
    await entered();
    site.scopeClock.advance(31 * 60_000);
    await endOverdueImpersonations.run(site.scope());
    await endOverdueImpersonations.run(site.scope());
    expect(await statusOf()).not.toContain('started');
    expect((await audited()).filter(({ action }) => action === 'impersonation.ended')).toHaveLength(1);
  });
});
