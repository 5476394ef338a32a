import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailModule } from '#modules/mail/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { type TestScope, testScope } from '#test/harness/scope.ts';
import { shownText } from '../domain/consent-text.ts';
import { standardConsents } from '../domain/consent-texts.ts';
import { accountModule } from '../module.ts';
import { saveLead } from './save-lead.ts';

let database: TestDatabase;
let test: TestScope;
beforeAll(async () => {
  database = await createTestDatabase();
  test = testScope({ ...database, modules: [mailModule, accountModule] });
});
afterAll(() => database.drop());

const lead = (last: number) => `00000000-0000-4000-9000-${String(last).padStart(12, '0')}`;
const visitor = (leadId: string) => ({ leadId, user: null, ip: '10.0.0.9', userAgent: 'test' });
const { emailMarketing, smsMarketing } = standardConsents;
const shownTexts = [shownText(emailMarketing), shownText(smsMarketing)];
const given = { firstName: 'Sam', email: 'Sam@Example.com', shownTexts };
const consents = (leadId: string) =>
  database.knex('consent').select('type', 'given', 'text_hash').where({ lead_id: leadId }).orderBy('type');

const signIn = async (email: string, emailVerified: boolean, leadId: string | null = null) => {
  const gateway = test.scope.use(accountGatewayPort);
  const { id } = await gateway.signIn({
    sub: `sub-${email}`,
    email,
    emailVerified,
    source: 'test',
    leadId,
  });
  return id;
};
const ownerOf = async (leadId: string) =>
  (await database.knex('lead').select('person_id').where({ id: leadId }).first())?.person_id;

it('stores the email address and both consents with their exact text', async () => {
  const texts = { ...given, marketingTexts: true, phone: '(503) 555-0142' };
  expect(await saveLead(test.scope, visitor(lead(1)), texts)).toEqual({ ok: true, value: true });
  expect(
    await database
      .knex('lead')
      .where({ id: lead(1) })
      .first(),
  ).toMatchObject({
    first_name: 'Sam',
    email: 'sam@example.com',
    phone: '5035550142',
  });
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(await consents(lead(1))).toEqual([
    { type: 'email_marketing', given: false, text_hash: hash(emailMarketing.text) },
    { type: 'sms_marketing', given: true, text_hash: hash(smsMarketing.text) },
  ]);
});

it('records no consent where the page has no boxes', async () => {
  const { shownTexts: _, ...withoutBoxes } = given;
  expect(await saveLead(test.scope, visitor(lead(7)), withoutBoxes)).toEqual({ ok: true, value: true });
  expect(await consents(lead(7))).toEqual([]);
});

it('saves nothing when the page showed another text', async () => {
  const older = [{ id: emailMarketing.id, hash: '0'.repeat(64) }];
  const input = { ...given, marketingEmails: true, shownTexts: older };
  expect(await saveLead(test.scope, visitor(lead(8)), input)).toMatchObject({
    failure: { code: 'CONFLICT', fields: [{ field: 'shownTexts' }] },
  });
  expect(await ownerOf(lead(8))).toBeUndefined();
  expect(await consents(lead(8))).toEqual([]);
});

it('saves nothing when a field is invalid', async () => {
  const saved = await saveLead(test.scope, visitor(lead(2)), { ...given, email: 'sam' });
  expect(saved).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  expect(await ownerOf(lead(2))).toBeUndefined();
  expect(await consents(lead(2))).toEqual([]);
});

it('refuses a signed-in person, and a request without a lead', async () => {
  const user = { id: lead(9), role: 'patient', email: 'a@example.com', impersonatorId: null } as const;
  expect(await saveLead(test.scope, { ...visitor(lead(3)), user }, given)).toMatchObject({
    failure: { code: 'CONFLICT' },
  });
  expect(await saveLead(test.scope, { ...visitor(lead(3)), leadId: null }, given)).toMatchObject({
    failure: { code: 'UNAUTHENTICATED' },
  });
});

it('assigns saved answers to the person who verifies the address, and to nobody else', async () => {
  const email = 'later@example.com';
  await saveLead(test.scope, visitor(lead(4)), { ...given, email });
  await signIn(email, false);
  expect(await ownerOf(lead(4))).toBeNull();
  await signIn('other@example.com', true);
  expect(await ownerOf(lead(4))).toBeNull();
  const id = await signIn(email, true, lead(5));
  expect([await ownerOf(lead(4)), await ownerOf(lead(5))]).toEqual([id, id]);
});

it('ignores leads older than a year', async () => {
  const email = 'muchlater@example.com';
  await saveLead(test.scope, visitor(lead(6)), { ...given, email });
  test.clock.advance(366 * 86_400_000);
  await signIn(email, true);
  expect(await ownerOf(lead(6))).toBeNull();
});
