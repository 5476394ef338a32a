import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRules } from '#config/keep-rules.ts';
import { addDays } from '#kernel/dates.ts';
import { accountPort, possibleDuplicatesPort } from '#modules/account/index.ts';
import { modules } from '#modules/index.ts';
import { textRecipientsPort } from '#modules/text-message/index.ts';
import { collectPersonalTables } from '#server/personal-data/collect.ts';
import { endRecords } from '#server/personal-data/end-records.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { personalDataPort } from '#server/ports/personal-data.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';
import { rowsAbout, tablesWith } from '#test/harness/rows-about.ts';
import { signBrowserIn } from '#test/harness/web-session.ts';
import { openStoryHarness, type StoryHarness } from '#test/harness/whole-product.ts';
import { deleteDueAccounts } from './services/delete-due-accounts.ts';

const tables = collectPersonalTables(modules);
const SESSION = 'c'.repeat(64);

let harness: StoryHarness;
let patient: SignedInUser;
let contact: { readonly email: string; readonly phone: string; readonly last_name: string };
let identity: { readonly source: string; readonly sub: string };
beforeAll(async () => {
  harness = await openStoryHarness();
  patient = harness.established;
  const { knex } = harness;
  contact = await knex('person').where({ id: patient.id }).first();
  identity = await knex('person_identity').where({ person_id: patient.id }).first();
  await signBrowserIn(harness.knex, patient.id, SESSION);
});
afterAll(() => harness.close());

const mine = (): Partial<Viewer> => ({ user: patient, sessionId: SESSION });
const request = (viewer: Partial<Viewer> = mine()) =>
  harness.ask(viewer, 'mutation { requestAccountDeletion }');
const shown = async () => {
  const data = await harness.ask(
    mine(),
    '{ currentUser { accountDeletion { scheduledFor canBeWithdrawn obstacles { text mustBeSettled } kept { title until } } } }',
  );
  return JSON.parse(JSON.stringify(data)).currentUser.accountDeletion;
};
/** What the clinician reads above the patient's case. */
const onDesk = async () => {
  const clinician = await harness.person('clinician@example.com', 'clinician');
  const [visit] = await harness.rows('consultation', { user_id: patient.id });
  const { deskCase } = await harness.ask(
    { user: clinician },
    'query Case($id: ID!) { deskCase(consultationId: $id) { leaving { since isDeleted } } }',
    { id: visit.id },
  );
  return JSON.parse(JSON.stringify(deskCase)).leaving;
};
const ids = async () => ({ ids: [patient.id], emails: [contact.email] });

/** Whatever the story left under way is done. */
const settle = async (): Promise<void> => {
  const { knex } = harness;
  await knex('customer_order')
    .where({ user_id: patient.id })
    .whereNotIn('status', ['canceled', 'rejected'])
    .update({ status: 'delivered', delivered_at: harness.clock.now() });
  await knex('billing_task').update({ closed_at: harness.clock.now(), outcome: 'done', answer: 'done' });
};

describe('deleting an account', () => {
  it('needs a recent sign-in, and the patient in person', async () => {
    await expect(request({ user: patient })).rejects.toThrow('sign in again');
    const operator = await harness.person('operator@example.com', 'operator');
    const staff = { ...patient, impersonatorId: operator.id };
    await expect(request({ user: staff, sessionId: SESSION })).rejects.toThrow();
    await expect(
      harness.ask({ user: staff, sessionId: SESSION }, 'mutation { withdrawAccountDeletion }'),
    ).rejects.toThrow();
    expect(await harness.rows('account_deletion', {})).toEqual([]);
  });

  it('names what is kept and until when', async () => {
    const { scheduledFor, canBeWithdrawn, kept } = await shown();
    expect({ scheduledFor, canBeWithdrawn }).toEqual({ scheduledFor: null, canBeWithdrawn: null });
    expect(kept.map(({ title }: { title: string }) => title)).toEqual([
      keepRules.medical.title,
      keepRules.invoices.title,
      keepRules.proof.title,
    ]);
    const [medical, invoices] = kept;
    const paid: Date[] = await harness
      .knex('invoice')
      .where({ user_id: patient.id })
      .whereNotNull('paid_at')
      .pluck('paid_at');
    const newest = new Date(Math.max(...paid.map(Number)));
    expect(new Date(invoices.until)).toEqual(addDays(newest, keepRules.invoices.days));
    expect(new Date(medical.until) > new Date(invoices.until)).toBe(true);
  });

  it('is refused with the reason while something must be settled first, and changes nothing', async () => {
    await settle();
    const { knex } = harness;
    const [order] = await harness.rows('customer_order', { user_id: patient.id, status: 'delivered' });
    const put = (changes: object) => knex('customer_order').where({ id: order.id }).update(changes);
    const before = await knex('subscription')
      .where({ user_id: patient.id })
      .orderBy('id')
      .select('id', 'status');
    for (const status of ['ready', 'sent_to_pharmacy', 'in_fulfillment', 'on_hold', 'cancel_requested']) {
      await put({ status });
      expect((await shown()).obstacles).toMatchObject([{ mustBeSettled: true }]);
      await expect(request(), status).rejects.toThrow('has not shipped yet');
    }
    await put({ status: 'delivered' });
    const [visit] = await harness.rows('consultation', { user_id: patient.id });
    await knex('consultation').where({ id: visit.id }).update({ alert_at: harness.clock.now() });
    await expect(request()).rejects.toThrow('emergency');
    await knex('consultation').where({ id: visit.id }).update({ alert_at: null });
    const [invoice] = await harness.rows('invoice', { order_id: order.id });
    await knex('invoice').where({ id: invoice.id }).update({ status: 'uncollectible' });
    await expect(request()).rejects.toThrow('is not paid');
    await knex('invoice').where({ id: invoice.id }).update({ status: 'paid' });
    expect(await harness.rows('account_deletion', {})).toEqual([]);
    expect(
      await knex('subscription').where({ user_id: patient.id }).orderBy('id').select('id', 'status'),
    ).toEqual(before);
    expect((await shown()).obstacles).toEqual([]);
  });

  it('ends subscriptions and undecided visits at once, and is scheduled in 14 days, once', async () => {
    await request();
    await request();
    expect(await harness.rows('account_deletion', {})).toHaveLength(1);
    const { scheduledFor, canBeWithdrawn } = await shown();
    expect(new Date(scheduledFor)).toEqual(addDays(harness.clock.now(), 14));
    expect(canBeWithdrawn).toBe(true);
    expect(await onDesk()).toEqual({ since: harness.clock.now().toISOString(), isDeleted: false });
    const running = await harness
      .knex('subscription')
      .where({ user_id: patient.id })
      .whereNotIn('status', ['canceled', 'incomplete_expired']);
    expect(running).toEqual([]);
    expect(await harness.rows('mail', { user_id: patient.id, kind: 'deletion_scheduled' })).toHaveLength(1);
  });

  it('nothing asks them to continue any more, by email or by text message', async () => {
    const scope = harness.makeScope();
    const before = await harness.rows('notice', { person_id: patient.id });
    for (const kind of ['offer_made', 'progress_reminder', 'renewal_due', 'check_in_due'] as const)
      await scope.use(accountPort).notify(patient.id, () => ({ kind, subject: 'Hello', body: 'Go on.' }));
    expect(await harness.rows('notice', { person_id: patient.id })).toHaveLength(before.length);
    const text = { kind: 'order_shipped', userId: patient.id, number: contact.phone } as const;
    expect(await scope.use(textRecipientsPort).timeZoneFor(text)).toBeNull();
    await scope
      .use(accountPort)
      .notify(patient.id, () => ({ kind: 'refunded', subject: 'Refund', body: 'Done.' }));
    expect(await harness.rows('notice', { person_id: patient.id })).toHaveLength(before.length + 1);
  });

  it('can be taken back until then; nothing is erased', async () => {
    const before = await rowsAbout(harness.knex, tables, await ids());
    await harness.ask(mine(), 'mutation { withdrawAccountDeletion }');
    expect(await shown()).toMatchObject({ scheduledFor: null, canBeWithdrawn: null });
    expect(await onDesk()).toBeNull();
    await expect(harness.ask(mine(), 'mutation { withdrawAccountDeletion }')).rejects.toThrow('scheduled');
    harness.clock.set(addDays(harness.clock.now(), 15));
    await deleteDueAccounts.run(harness.makeScope());
    expect((await rowsAbout(harness.knex, tables, await ids())).size).toBe(before.size);
    expect(await harness.rows('erasure', {})).toEqual([]);
    await request();
  });

  it('waits while money or a parcel is under way, and says so', async () => {
    await settle();
    expect((await shown()).obstacles).toEqual([]);
    const [order] = await harness.rows('customer_order', { user_id: patient.id, status: 'delivered' });
    await harness
      .knex('customer_order')
      .where({ id: order.id })
      .update({ status: 'shipped', delivered_at: null });
    expect((await shown()).obstacles).toEqual([
      { text: expect.stringContaining('package'), mustBeSettled: false },
    ]);
    harness.clock.set(addDays(harness.clock.now(), 15));
    await deleteDueAccounts.run(harness.makeScope());
    expect(await harness.rows('erasure', {})).toEqual([]);
    await settle();
  });

  it('cannot be taken back from its date on, when files may be gone already', async () => {
    await expect(harness.ask(mine(), 'mutation { withdrawAccountDeletion }')).rejects.toThrow(
      'It is being deleted now',
    );
    expect(await harness.rows('account_deletion', { status: 'scheduled' })).toHaveLength(1);
    expect(await shown()).toMatchObject({ scheduledFor: expect.any(String), canBeWithdrawn: false });
  });

  it('erases everything but the kinds that must be kept, in one step, with the files', async () => {
    const { knex, store } = harness;
    const keys: string[] = await knex('progress_photo').where({ user_id: patient.id }).pluck('object_key');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) await store.put(key, Buffer.from('a photo'), 'image/webp');
    // Killed between the files and the rows: the next sweep continues.
    await harness.makeScope().use(personalDataPort).eraseFiles(patient.id);
    expect(await harness.rows('account_deletion', { status: 'scheduled' })).toHaveLength(1);
    await Promise.all([
      deleteDueAccounts.run(harness.makeScope()),
      deleteDueAccounts.run(harness.makeScope()),
    ]);
    await deleteDueAccounts.run(harness.makeScope());
    expect(await harness.rows('account_deletion', { status: 'done' })).toHaveLength(1);
    expect(await harness.rows('audit_log', { action: 'account.deleted' })).toHaveLength(1);
    for (const key of keys) expect(await store.get(key)).toBeNull();

    const left = await rowsAbout(knex, tables, { ids: [patient.id], emails: [] });
    const kinds = new Set([...left.keys()].map(({ keep }) => keep));
    for (const kind of kinds) expect(keepRules[kind].staysAfterDeletion, kind).toBe(true);
    expect(kinds).toContain('medical');
    expect(kinds).toContain('invoices');
    // The last letter is its own proof, and is blanked after its 90 days.
    expect(await tablesWith(knex, contact.email)).toEqual(['mail']);
    expect(await harness.rows('mail', { recipient: contact.email })).toMatchObject([
      { kind: 'account_deleted' },
    ]);
    expect(await tablesWith(knex, contact.phone)).toEqual(
      (await tablesWith(knex, contact.phone)).filter((table) =>
        ['checkout', 'customer_order', 'subscription'].includes(table),
      ),
    );
  });

  it('leaves the name for staff who may open the record, and nobody can sign in', async () => {
    expect(await onDesk()).toMatchObject({ isDeleted: true });
    expect(await harness.rows('person', { id: patient.id })).toMatchObject([
      { last_name: contact.last_name, phone: null, email: `deleted-${patient.id}@deleted.invalid` },
    ]);
    expect(await harness.rows('web_session', { user_id: patient.id })).toEqual([]);
    const signIn = harness.scope.use(accountGatewayPort).signIn({
      ...identity,
      email: contact.email,
      emailVerified: true,
      leadId: null,
    });
    await expect(signIn).rejects.toMatchObject({ reason: 'account_deleted' });
  });

  it('the same sign-in can begin again as a new patient, whose earlier record counts for safety', async () => {
    const again = { ...identity, email: 'again@example.com', emailVerified: true, leadId: null };
    const user = await harness
      .makeScope()
      .use(accountGatewayPort)
      .signIn({ ...again, startsOver: true });
    expect(user.id).not.toBe(patient.id);
    expect((await harness.makeScope().use(accountGatewayPort).signIn(again)).id).toBe(user.id);
    expect(await harness.rows('audit_log', { action: 'account.started_over' })).toHaveLength(1);
    const [gone] = await harness.rows('person', { id: patient.id });
    const names = { first_name: gone.first_name, last_name: gone.last_name, dob: gone.dob };
    await harness.knex('person').where({ id: user.id }).update(names);
    await harness.scope
      .use(possibleDuplicatesPort)
      .find({ userId: user.id, given: null, card: null, foundAt: 'submit' });
    const pairs = await harness.scope.use(possibleDuplicatesPort).ofPerson(user.id);
    expect(pairs).toHaveLength(1);
    expect(JSON.stringify(pairs)).toContain(patient.id);
    await harness.knex('possible_duplicate').delete();
    await harness
      .knex('person')
      .where({ id: user.id })
      .update({ first_name: null, last_name: null, dob: null });
  });

  it('sends nothing more to the address', async () => {
    const before = (await harness.rows('mail', {})).length;
    for (let day = 0; day < 5; day += 1) {
      harness.clock.set(addDays(harness.clock.now(), 30));
      await harness.sweep();
      await harness.drain();
    }
    const since = (await harness.rows('mail', {})).slice(before);
    expect(
      since.filter(({ recipient, user_id }) => user_id === patient.id || /deleted/.test(recipient)),
    ).toEqual([]);
    expect(await tablesWith(harness.knex, contact.email)).toEqual([]);
  });

  it('the invoices end after seven years, and the medical record after ten', async () => {
    const run = () => endRecords(tables).run(harness.makeScope());
    const start = harness.clock.now();
    harness.clock.set(addDays(start, 8 * 365));
    await run();
    expect(await harness.rows('erasure', { person_id: patient.id })).toMatchObject([
      { invoices_at: harness.clock.now(), medical_at: null },
    ]);
    expect(await harness.rows('consultation', { user_id: patient.id })).not.toEqual([]);
    harness.clock.set(addDays(start, 12 * 365));
    await run();
    expect(await harness.rows('consultation', { user_id: patient.id })).toEqual([]);
    expect(await tablesWith(harness.knex, contact.last_name)).toEqual([]);
  });
});
