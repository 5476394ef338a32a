import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAction } from '#config/audit-actions.ts';
import { mailModule } from '#modules/mail/module.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { accountModule } from './module.ts';
import { readAuditLog } from './services/audit-log.ts';

const OTTO = crypto.randomUUID();
const MAYA = crypto.randomUUID();
const SAM = crypto.randomUUID();
const otto: Actor = { role: 'operator', id: OTTO, impersonatorId: null };
const maya: Actor = { role: 'clinician', id: MAYA, impersonatorId: null };

let database: TestDatabase;
let test: TestScope;

beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [mailModule, accountModule] });
  for (const [id, email, role] of [
    [OTTO, 'otto@example.test', 'operator'],
    [MAYA, 'maya@example.test', 'clinician'],
    [SAM, 'sam@example.test', 'patient'],
  ])
    await database.knex('person').insert({ id, email, role, created_at: new Date() });
});
afterAll(() => database?.drop());
beforeEach(() => emptyAuditLog(database.knex));

const write = async (actor: Actor, action: AuditAction, about: string | null = null): Promise<void> => {
  test.clock.advance(60_000);
  await recordAudit(test.scope, {
    actor,
    action,
    subject: 'consultation',
    subjectId: crypto.randomUUID(),
    detail: about ? { patientId: about } : {},
  });
};
const read = async (filter: Parameters<typeof readAuditLog>[2] = {}, before: string | null = null) => {
  const page = await readAuditLog(test.scope, otto, filter, before);
  if (!page.ok) throw new Error(JSON.stringify(page.failure));
  return page.value;
};
const actions = async (filter: Parameters<typeof readAuditLog>[2] = {}): Promise<string[]> =>
  (await read(filter)).entries.map(({ action }) => action);

describe('the audit log', () => {
  it('lists newest rows first, with email addresses, and records that it was read', async () => {
    await write(maya, 'case.read', SAM);
    await write({ role: 'patient', id: SAM, impersonatorId: OTTO }, 'impersonation.read', SAM);
    const { entries, next } = await read();
    expect(next).toBeNull();
    expect(
      entries.map(({ action, actorEmail, impersonatorEmail, aboutEmail }) => [
        action,
        actorEmail,
        impersonatorEmail,
        aboutEmail,
      ]),
    ).toEqual([
      ['impersonation.read', 'sam@example.test', 'otto@example.test', 'sam@example.test'],
      ['case.read', 'maya@example.test', null, 'sam@example.test'],
    ]);
    expect(await actions()).toEqual(['audit.read', 'impersonation.read', 'case.read']);
  });

  it('filters by person: their own actions, actions while impersonating them, and actions about them', async () => {
    await write(maya, 'case.read', SAM);
    await write(maya, 'desk.queue_read');
    await write({ role: 'patient', id: SAM, impersonatorId: OTTO }, 'impersonation.read', SAM);
    expect(await actions({ person: ' Sam@Example.test ' })).toEqual(['impersonation.read', 'case.read']);
    expect(await actions({ person: MAYA })).toEqual(['desk.queue_read', 'case.read']);
    expect(await actions({ person: 'otto@example.test', action: 'impersonation.read' })).toEqual([
      'impersonation.read',
    ]);
  });

  it('filters by day, both days included', async () => {
    await write(maya, 'case.read', SAM);
    const today = test.clock.now().toISOString().slice(0, 10);
    expect(await actions({ from: today, to: today, action: 'case.read' })).toEqual(['case.read']);
    expect(await actions({ from: '2030-01-01' })).toEqual([]);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
  });

  it('pages have no gap and no repetition', async () => {
    for (let count = 0; count < 60; count += 1) await write(maya, 'case.read', SAM);
    const first = await read({ action: 'case.read' });
    const second = await read({ action: 'case.read' }, first.next);
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60);
  });

  it('pages of one person have no gap and no repetition, whichever way a row is theirs', async () => {
    const sam: Actor = { role: 'patient', id: SAM, impersonatorId: null };
    for (let count = 0; count < 20; count += 1) {
      await write(maya, 'case.read', SAM);
      await write(sam, 'data_export.requested', SAM);
      await write({ role: 'patient', id: SAM, impersonatorId: OTTO }, 'impersonation.read', SAM);
      await write(maya, 'case.read', MAYA);
    }
    const first = await read({ person: SAM });
    const second = await read({ person: SAM }, first.next);
    const all = [...first.entries, ...second.entries];
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 10, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => +b - +a));
    expect((await read({ person: OTTO, action: 'impersonation.read' })).entries).toHaveLength(20);
  });

  it('a row whose subject is no id names nobody', async () => {
    await recordAudit(test.scope, {
      ...{ actor: otto, action: 'case.read', subject: 'person', subjectId: 'nobody' },
      detail: {},
    });
    expect((await read({ action: 'case.read' })).entries).toMatchObject([
      { subjectId: 'nobody', aboutEmail: null },
    ]);
  });

  it.each([
    [{ person: 'nobody@example.test' }, null, 'filter.person'],
    [{ from: '2027-02-01', to: '2027-01-01' }, null, 'filter.to'],
    [{}, 'yesterday', 'before'],
    [{}, `2027-01-01T00:00:00.000Z_x' or 1=1`, 'before'],
  ] as const)('refuses an invalid search: %j %j', async (filter, before, field) => {
    expect(await readAuditLog(test.scope, otto, filter, before)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', fields: [{ field }] },
    });
  });
});
