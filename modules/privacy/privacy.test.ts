import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import type { Viewer } from '#server/viewer.ts';
import { patient, testApi } from '#test/harness/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { questionText } from './domain/privacy-copy.ts';
import { privacyModule } from './module.ts';
import { recordChoice } from './services/record-choice.ts';

const LEAD = '00000000-0000-4000-9000-00000000001e';
const OTTO = '00000000-0000-4000-9000-00000000000b';
const modules = [accountModule, privacyModule];

const textHash = createHash('sha256').update(questionText).digest('hex');

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules });
  await database.knex('person').insert({
    id: OTTO,
    email: 'otto@example.com',
    role: 'patient',
    created_at: test.clock.now(),
  });
});
afterAll(() => database.drop());

const visitor: Viewer = {
  host: 'marketing',
  requestId: 'r',
  leadId: LEAD,
  user: null,
  ip: '192.0.2.1',
  userAgent: 'Browser',
};
const ledger = () => database.knex('consent').orderBy('at').orderBy('id');

it('a visitor’s choices are added to the ledger under the lead id: type, version, text hash, given or withdrawn, time', async () => {
  expect(await recordChoice(test.scope, visitor, { given: true, version: '2026-11b', textHash })).toEqual({
    ok: true,
    value: true,
  });
  test.clock.advance(60_000);
  await recordChoice(test.scope, visitor, { given: false, version: '2026-11b', textHash });
  const row = {
    person_id: null,
    lead_id: LEAD,
    type: 'ad_sharing',
    version: '2026-11b',
    text: questionText,
    text_hash: textHash,
    ip: '192.0.2.1',
    user_agent: 'Browser',
  };
  expect(await ledger()).toMatchObject([
    { ...row, given: true, at: new Date('2026-11-20T12:00:00Z') },
    { ...row, given: false, at: new Date('2026-11-20T12:01:00Z') },
  ]);
});

it('the ledger is append-only: the database refuses changes and deletions', async () => {
  const append = /consent is append-only/;
  await expect(database.knex('consent').update({ given: true })).rejects.toThrow(append);
  await expect(database.knex('consent').del()).rejects.toThrow(append);
  expect(await ledger()).toHaveLength(2);
});

it('a signed-in person’s choice is stored under their id, also through the API', async () => {
  const ask = testApi(test, [...modules]);
  const answer = await ask(
    patient(OTTO),
    `mutation { recordPrivacyChoice(given: true, version: "2026-11b", textHash: "${textHash}") }`,
  );
  expect(answer).toEqual({ data: { recordPrivacyChoice: true } });
  expect(await ledger().where({ person_id: OTTO })).toMatchObject([{ type: 'ad_sharing', given: true }]);
});

it('a consent to any text other than the current one is refused', async () => {
  expect(
    await recordChoice(test.scope, visitor, { given: true, version: '2025-01', textHash }),
  ).toMatchObject({
    ok: false,
    failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'version' }] },
  });
});

it('nobody can consent while impersonating a patient', async () => {
  const staff = { ...visitor, user: { ...patient(OTTO), impersonatorId: LEAD } };
  expect(await recordChoice(test.scope, staff, { given: true, version: '2026-11b', textHash })).toMatchObject(
    {
      ok: false,
      failure: { code: 'IMPERSONATION_REFUSED' },
    },
  );
  expect(await ledger()).toHaveLength(3);
});

it('a visitor without a lead id leaves no record, and the answer says so', async () => {
  const unknown = { ...visitor, leadId: null };
  expect(await recordChoice(test.scope, unknown, { given: true, version: '2026-11b', textHash })).toEqual({
    ok: true,
    value: false,
  });
});
