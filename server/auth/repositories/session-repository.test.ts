import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { statementsOf } from '#test/harness/statements.ts';
import { sessionRepository, type WebSession } from './session-repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-21T12:00:00Z');

const sessionOf = (id: string, expiresAt: Date): WebSession => ({
  sub: `sub-${id}`,
  ownerId: id,
  user: { id, role: 'patient', email: `${id}@example.com`, impersonatorId: null },
  impersonationId: null,
  host: 'app.localhost',
  timeZone: 'America/New_York',
  emailIsRefused: false,
  userAgent: null,
  proof: { acr: 'two-factors', amr: ['pwd', 'otp'], authTime: now },
  idToken: 'token',
  createdAt: now,
  usedAt: now,
  expiresAt,
});

const people = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

it('reads the sessions of simultaneous requests in one statement, each request getting its own', async () => {
  const [ben, sam] = people;
  for (const id of people)
    await database
      .knex('person')
      .insert({ id, email: `${id}@example.com`, role: 'patient', created_at: now });
  const sessions = sessionRepository(database.knex);
  await sessions.save('of-ben', sessionOf(ben, later));
  await sessions.save('of-sam', sessionOf(sam, later));
  await sessions.save('run-out', sessionOf(sam, now));

  let found: readonly (WebSession | null)[] = [];
  const sent = await statementsOf(database.knex, async () => {
    found = await Promise.all(
      ['of-sam', 'unknown', 'of-ben', 'run-out', 'of-sam'].map((sid) => sessions.find(sid, now)),
    );
  });
  expect(found.map((session) => session?.user.id ?? null)).toEqual([sam, null, ben, null, sam]);
  expect(sent).toHaveLength(1);

  await sessions.remove('of-ben');
  expect(await sessions.find('of-ben', now)).toBeNull();
});
