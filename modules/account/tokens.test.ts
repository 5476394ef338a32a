import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#config/staff-roles.ts';
import { addDays } from '#kernel/dates.ts';
import { mailModule } from '#modules/mail/module.ts';
import { systemActor } from '#server/actor.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { expectOk, refused } from '#test/harness/expect-ok.ts';
import { TestBrowser } from '#test/harness/visitor/test-browser.ts';
import { startTestSite, type TestSite } from '#test/harness/visitor/test-site.ts';
import { PASSWORD, signIn } from '#test/harness/visitor/test-visitor.ts';
import { accountModule } from './module.ts';
import { addStaff, changeStaffRole, deactivateStaff, reactivateStaff } from './services/staff.ts';
import { createToken } from './services/tokens/create-token.ts';
import { listTokens } from './services/tokens/list-tokens.ts';
import { revokeToken } from './services/tokens/revoke-token.ts';

const OPERATOR = { email: 'operator@example.com', sub: '00000000-0000-4000-9000-000000000011' };
const FIND = '{ findPatient(wish: "nobody@example.com") { id } }';

let database: TestDatabase;
let site: TestSite;
let started: Date;
let operator: Staff;

beforeAll(async () => {
  database = await createTestDatabase({ pool: 6 });
  site = await startTestSite(database, {}, [mailModule, accountModule]);
  started = site.scopeClock.now();
  await createDemoAccount(database.knex, { ...OPERATOR, password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

let people = 0;

/** A new member of staff. */
const staff = async (role: StaffRole, email = `staff-${++people}@example.test`): Promise<Staff> => {
  const { id } = expectOk(await addStaff(site.scope(), systemActor, { email, role }));
  return {
    user: { id, role, email, impersonatorId: null },
    actor: { role: role === 'clinician' ? role : 'operator', id, impersonatorId: null },
  };
};

beforeEach(async () => {
  site.scopeClock.set(started);
  for (const table of ['api_token', 'api_token_try']) await database.knex(table).delete();
  operator = await staff('operator');
  await emptyAuditLog(database.knex);
});

const input = { kind: 'personal', name: 'Report', scopes: ['read:patients'], days: 30 };
const make = async (by: Staff = operator, over: Partial<typeof input> = {}): Promise<string> =>
  expectOk(await createToken(site.scope(), by, { ...input, ...over })).secret;

interface Asked {
  readonly origin?: string;
  readonly browser?: TestBrowser;
  readonly headers?: Record<string, string>;
}

/** What a program with this token gets: the status, and the code or the data. */
const ask = async (secret: string, query: string, { origin, browser, headers }: Asked = {}) => {
  const answer = await (browser ?? new TestBrowser()).open(`${origin ?? site.admin}/graphql`, {
    json: { query },
    accept: 'application/json',
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });
  const { errors, data } = JSON.parse(answer.body);
  const [error] = errors ?? [];
  return { ...answer, code: error?.extensions.code, message: error?.message, data };
};
const statusOf = async (secret: string, asked?: Asked) => (await ask(secret, FIND, asked)).status;
const audited = () =>
  database.knex('audit_log').orderBy('position').select('action', 'actor_id', 'subject_id', 'detail');
const onlyToken = async () => (await database.knex('api_token').select('*'))[0];

describe('a new token', () => {
  it('is told once: the database has its hash and its first characters', async () => {
    const secret = await make();
    expect(secret).toMatch(/^thk_[\w-]{43}$/);
    const row = await onlyToken();
    expect(row.token_hash).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(row.shown_start).toBe(secret.slice(0, 10));
    const stored = JSON.stringify([row, await audited(), await listTokens(site.scope(), operator)]);
    expect(stored).not.toContain(secret.slice(0, 20));
    expect(stored).toContain('token.created');
  });

  it.each([
    ['scopes', { scopes: ['read:everything'] }],
    ['scopes', { scopes: ['constructor'] }],
    ['scopes', { scopes: [] }],
    ['days', { days: 0 }],
    ['days', { days: 366 }],
    ['days', { days: 1.5 }],
    ['name', { name: '  ' }],
    ['kind', { kind: 'root' }],
  ])('is refused with a %s of %j', async (field, over) => {
    expect(await createToken(site.scope(), operator, { ...input, ...over })).toMatchObject(
      refused('BAD_USER_INPUT', field),
    );
    expect(await onlyToken()).toBeUndefined();
  });

  it('has no scope that its maker does not have, and is for a service only by those who manage staff', async () => {
    const agent = await staff('care_agent');
    const create = (over: object) => createToken(site.scope(), agent, { ...input, ...over });
    expect(await create({ scopes: ['read:patients', 'read:audit'] })).toMatchObject(
      refused('BAD_USER_INPUT', 'scopes'),
    );
    expect(await create({ kind: 'service' })).toMatchObject(refused('BAD_USER_INPUT', 'kind'));
    expect(await create({})).toMatchObject({ ok: true });
    expect(await createToken(site.scope(), await staff('pharmacy_contact'), input)).toMatchObject(
      refused('FORBIDDEN'),
    );
  });

  it('is not made for an account that was deactivated or lost the role since the page was opened', async () => {
    await deactivateStaff(site.scope(), systemActor, { email: operator.user.email });
    expect(await createToken(site.scope(), operator, input)).toMatchObject(refused('FORBIDDEN'));
    const other = await staff('operator');
    await changeStaffRole(site.scope(), systemActor, { email: other.user.email, role: 'care_agent' });
    expect(await createToken(site.scope(), other, { ...input, scopes: ['read:audit'] })).toMatchObject(
      refused('BAD_USER_INPUT', 'scopes'),
    );
  });
});

describe('a token', () => {
  it('answers what its scopes open, and nothing else, even beside it', async () => {
    const secret = await make();
    expect(await ask(secret, FIND)).toMatchObject({ status: 200, data: { findPatient: null } });
    expect(await ask(secret, '{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
    for (const query of [
      '{ auditLog { entries { id } } }',
      '{ currentUser { email } }',
      '{ featureFlags(flagNames: []) { name } }',
      `query { ...A findPatient(wish: "a") { id } } fragment A on Query { ok: auditLog { next } }`,
      'query { ... on Query { deskTokens { tokens { id } } } }',
      'mutation { inviteStaff(email: "a@example.com", role: "admin") }',
      'mutation { deskCreateToken(kind: "personal", name: "More", scopes: ["read:audit"], days: 9) { secret } }',
    ])
      expect(await ask(secret, query)).toMatchObject({ code: 'SCOPE_MISSING', data: undefined });
    const { knex } = database;
    expect([await knex('staff_invitation'), await knex('api_token').count('* as n')]).toMatchObject([
      [],
      [{ n: 1 }],
    ]);
  });

  it('is audited at each use, with its name and its maker, as is what it may not do', async () => {
    const secret = await make(operator, { name: 'Night report', scopes: ['read:audit'] });
    const { id } = await onlyToken();
    await emptyAuditLog(database.knex);
    await ask(secret, 'query Night { auditLog { entries { id at } } }');
    await ask(secret, FIND);
    const named = { token: 'Night report', tokenId: id };
    const by = { actor_id: operator.user.id };
    expect(await audited()).toEqual([
      {
        ...{ action: 'token.used', subject_id: id, ...by },
        detail: { operation: 'Night', fields: ['auditLog.entries'], ...named },
      },
      { action: 'audit.read', subject_id: 'audit_log', ...by, detail: named },
      {
        ...{ action: 'token.refused', subject_id: id, ...by },
        detail: { operation: null, fields: ['findPatient'], ...named },
      },
    ]);
  });

  it('stores its last use, once a minute at most', async () => {
    const secret = await make();
    const lastUse = async () => (await onlyToken()).last_used_at;
    expect(await lastUse()).toBe(null);
    const at = async (seconds: number) => {
      site.scopeClock.set(new Date(started.getTime() + seconds * 1_000));
      await ask(secret, FIND);
      return (await lastUse()).getTime() - started.getTime();
    };
    expect([await at(0), await at(59), await at(60), await at(61)]).toEqual([0, 0, 60_000, 60_000]);
  });

  it('works on the staff host only', async () => {
    const secret = await make();
    const answer = await ask(secret, FIND, { origin: site.app });
    expect(answer).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' });
    expect(answer.message).toContain('another host');
  });

  it('is never read from an address', async () => {
    const secret = await make();
    const { body } = await new TestBrowser().open(
      `${site.admin}/graphql?query=${encodeURIComponent(FIND)}&access_token=${secret}`,
      { accept: 'application/json' },
    );
    expect(JSON.parse(body).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('ends on its last day', async () => {
    const secret = await make(operator, { days: 2 });
    site.scopeClock.set(new Date(addDays(started, 2).getTime() - 1));
    expect(await statusOf(secret)).toBe(200);
    site.scopeClock.set(addDays(started, 2));
    const answer = await ask(secret, FIND);
    expect(answer).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' });
    expect(answer.message).toMatch(/^This token expired on /);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  it.each(['', 'thk_', `thk_${'a'.repeat(43)}`, 'x y', '%00'])('“%s” is none of ours', async (secret) => {
    expect(await ask(secret, FIND)).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' });
  });
});

describe('revoking', () => {
  const idOf = async (by: Staff) =>
    (await database.knex('api_token').where({ maker_id: by.user.id }).first()).id;

  it('ends a token with its next request; repeating it changes nothing', async () => {
    const secret = await make();
    const id = await idOf(operator);
    for (const _ of ['once', 'again'])
      expect(await revokeToken(site.scope(), operator, id)).toEqual({ ok: true, value: true });
    const answer = await ask(secret, FIND);
    expect(answer).toMatchObject({ status: 401, message: 'This token was revoked.' });
    expect((await audited()).map(({ action }) => action)).toEqual(['token.created', 'token.revoked']);
  });

  it('of others is for those who manage staff, who see everybody’s', async () => {
    const agent = await staff('care_agent');
    await make(agent);
    await make();
    const listed = async (by: Staff) => (await listTokens(site.scope(), by)).tokens.length;
    expect([await listed(agent), await listed(operator)]).toEqual([1, 2]);
    expect(await revokeToken(site.scope(), agent, await idOf(operator))).toMatchObject(refused('NOT_FOUND'));
    expect(await revokeToken(site.scope(), operator, await idOf(agent))).toMatchObject({ ok: true });
    const { tokens } = await listTokens(site.scope(), operator);
    expect(tokens.map(({ state }) => state).toSorted()).toEqual(['active', 'revoked']);
  });

  it('what ended is listed for 90 days', async () => {
    await make(operator, { days: 1 });
    const listed = async (days: number) => {
      site.scopeClock.set(addDays(started, days));
      return (await listTokens(site.scope(), operator)).tokens.map(({ state }) => state);
    };
    expect([await listed(0), await listed(90), await listed(91)]).toEqual([['active'], ['expired'], []]);
  });
});

describe('when the maker’s account changes', () => {
  it('deactivating it revokes its tokens for good', async () => {
    const secret = await make();
    const { email } = operator.user;
    await deactivateStaff(site.scope(), systemActor, { email });
    expect(await ask(secret, FIND)).toMatchObject({ status: 401, message: 'This token was revoked.' });
    expect((await audited()).map(({ action }) => action)).toContain('token.revoked');
    await reactivateStaff(site.scope(), systemActor, { email });
    expect(await statusOf(secret)).toBe(401);
  });

  it('an account that is deactivated in any way takes the power from its tokens', async () => {
    const secret = await make();
    await database.knex('person').where({ id: operator.user.id }).update({ deactivated_at: started });
    const answer = await ask(secret, FIND);
    expect(answer).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' });
    expect(answer.message).toContain('was deactivated');
  });

  it('a permission that is lost is lost to the token', async () => {
    const secret = await make(operator, { scopes: ['read:patients', 'read:audit'] });
    const service = await make(operator, { kind: 'service' });
    await changeStaffRole(site.scope(), systemActor, { email: operator.user.email, role: 'care_agent' });
    expect(await ask(secret, '{ auditLog { next } }')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(secret, FIND)).toMatchObject({ data: { findPatient: null } });
    expect(await ask(service, FIND)).toMatchObject({ status: 401, code: 'TOKEN_REFUSED' });
  });

  it('a scope that no longer exists opens nothing', async () => {
    const secret = await make();
    await database.knex('api_token').update({ scopes: ['read:everything'] });
    expect(await ask(secret, FIND)).toMatchObject({ code: 'SCOPE_MISSING' });
  });
});

describe('wrong tokens', () => {
  const wrong = () => ask(`thk_${'x'.repeat(43)}`, FIND);

  it('are answered 20 times in 15 minutes; then nobody at that address is, in any process', async () => {
    const secret = await make();
    for (let turn = 0; turn < 20; turn += 1) expect((await wrong()).status).toBe(401);
    const answer = await wrong();
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(answer.headers['retry-after']).toBe('900');
    expect(await statusOf(secret)).toBe(429);
    expect(await database.knex('api_token_try')).toHaveLength(20);
    site.scopeClock.set(new Date(started.getTime() + 15 * 60_000));
    expect(await statusOf(secret)).toBe(200);
  });

  it('sent at the same time are not counted past the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, wrong));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('in a browser in which the maker is signed in', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    await staff('operator', OPERATOR.email);
    browser = new TestBrowser();
    await signIn(browser, site.admin, OPERATOR.email);
  });
  const LOG = '{ auditLog { next } }';

  it('cookies count for nothing beside a token, right or wrong', async () => {
    const own = await browser.open(`${site.admin}/graphql`, {
      json: { query: LOG },
      accept: 'application/json',
    });
    expect(JSON.parse(own.body)).toMatchObject({ data: { auditLog: {} } });
    const secret = await make();
    expect(await ask(secret, LOG, { browser })).toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await ask('thk_wrong', LOG, { browser })).toMatchObject({ status: 401 });
    expect(await ask('', LOG, { browser })).toMatchObject({ status: 401 });
  });

  it('another site’s request is the token’s alone, and sets no cookie', async () => {
    const secret = await make();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const answer = await ask(secret, FIND, { browser, headers });
    expect(answer).toMatchObject({ status: 200, data: { findPatient: null } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('a token is made with the second factor, and without it no more', async () => {
    const create = async () => {
      const query =
        'mutation { deskCreateToken(kind: "personal", name: "A", scopes: ["read:audit"], days: 1) { secret } }';
      const { body } = await browser.open(`${site.admin}/graphql`, {
        json: { query },
        accept: 'application/json',
      });
      return JSON.parse(body);
    };
    const { data } = await create();
    expect(await ask(data.deskCreateToken.secret, LOG)).toMatchObject({ data: { auditLog: {} } });
    await database.knex('web_session').update({ data: database.knex.raw("data - 'amr' - 'acr'") });
    expect((await create()).errors[0].extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
