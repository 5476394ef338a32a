import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { type Letter, type MailOutcome, mailPort } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { type MessageKind, outboxPort } from './index.ts';

const accepted: MailOutcome = { kind: 'accepted', providerId: '250 queued as 17' };
const invalid: MailOutcome = { kind: 'letter_refused', reason: 'HTTP 422, code 300' };
let answer: MailOutcome = accepted;
let letters: Letter[] = [];
const service = {
  send: async (letter: Letter) => {
    letters.push(letter);
    return answer;
  },
};

const harness = await openFileHarness({ providers: [provide(mailPort, () => service)] });
const operator = await harness.operator();
let sam: SignedInUser;

beforeEach(async () => {
  answer = accepted;
  await harness.knex('mail').delete();
  await harness.knex('mail_address').delete();
  sam = await harness.patient('TX');
  await harness.drain();
  await harness.knex('mail').delete();
  await emptyAuditLog(harness.knex);
  letters = [];
});

const notify = async (kind: MessageKind, outcome: MailOutcome = accepted): Promise<string> => {
  answer = outcome;
  harness.clock.advance(60_000);
  await harness.scope
    .use(accountPort)
    .notify(sam.id, () => ({ kind, subject: 'News', body: 'Your hair loss treatment has news.' }));
  await harness.drain();
  answer = accepted;
  return (await harness.rows('mail', { user_id: sam.id, kind }))[0]?.id;
};

const ROW = `id kind label subject recipient addressProblem state stateLabel tries providerId problem createdAt
  nextTryAt finishedAt canSendAgain whyNotAgain`;
interface Email {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
}
interface Emails {
  readonly emails: readonly Email[];
  readonly next: string | null;
}
const LIST = `query($filter: DeskEmailFilter, $after: String) {
  deskEmails(filter: $filter, after: $after) { emails { ${ROW} } next } }`;
const list = async (filter: Record<string, unknown> = {}, after: string | null = null): Promise<Emails> =>
  dataOf<{ deskEmails: Emails }>(await harness.api(operator, LIST, { filter, after })).deskEmails;
const kinds = async (filter: Record<string, unknown> = {}) =>
  (await list(filter)).emails.map(({ kind }) => kind);
const again = (id: string) =>
  harness.api(operator, `mutation($id: ID!) { deskSendEmailAgain(id: $id) { ${ROW} } }`, { id });
const audited = async (action: string) =>
  (await harness.rows('audit_log', { action })).map(({ actor_id, detail }) => [actor_id, detail]);

describe('the list of emails', () => {
  it('has the newest first, with part of the address and never what the email says or where it leads', async () => {
    await notify('order_shipped', invalid);
    await notify('receipt');
    const { emails, next } = await list();
    expect(next).toBeNull();
    expect(emails).toMatchObject([
      {
        ...{ kind: 'receipt', label: 'Receipt', subject: 'News', recipient: 'p•••@example.com', tries: 1 },
        ...{ state: 'sent', stateLabel: 'Sent', providerId: '250 queued as 17', problem: null },
        ...{ canSendAgain: false, whyNotAgain: null, addressProblem: null, nextTryAt: null },
      },
      {
        ...{ kind: 'order_shipped', state: 'failed', providerId: null, problem: 'HTTP 422, code 300' },
        ...{ canSendAgain: true, whyNotAgain: null },
      },
    ]);
    expect(JSON.stringify(emails)).not.toMatch(new RegExp(`hair|http|${sam.email}`));
    expect(await audited('mail.read')).toEqual([[operator.id, { personIds: [sam.id] }]]);
  });

  it('hides an address that the mail server repeats', async () => {
    await notify('receipt', { kind: 'accepted', providerId: `250 ok <${sam.email}>` });
    expect((await list()).emails).toMatchObject([{ providerId: '250 ok <p•••@example.com>' }]);
  });

  it('is of one state or one kind when that is wanted', async () => {
    await notify('order_shipped', invalid);
    await notify('receipt');
    await notify('refunded', { kind: 'unavailable', reason: 'no answer' });
    expect(await kinds({ state: 'failed' })).toEqual(['order_shipped']);
    expect(await kinds({ state: 'queued' })).toEqual(['refunded']);
    expect(await kinds({ kind: 'receipt' })).toEqual(['receipt']);
    expect(await kinds({ kind: 'receipt', state: 'failed' })).toEqual([]);
  });

  it('finds those to one whole address, in any spelling; the search is recorded as one about its owner', async () => {
    await notify('receipt');
    const other = await harness.patient('TX');
    await harness.drain();
    await emptyAuditLog(harness.knex);
    expect(await kinds({ address: ` ${sam.email.toUpperCase()} ` })).toEqual(['receipt']);
    expect(await kinds({ address: other.email })).toEqual(['welcome']);
    expect(await kinds({ address: 'nobody@example.test' })).toEqual([]);
    expect(await audited('mail.read')).toEqual([
      [operator.id, { personIds: [sam.id], byAddress: true, patientId: sam.id }],
      [operator.id, { personIds: [other.id], byAddress: true, patientId: other.id }],
      [operator.id, { personIds: [], byAddress: true }],
    ]);
  });

  it('has pages without gap or repetition, also of emails of the same moment', async () => {
    const letter = { kind: 'message', to: 'a@example.com', userId: null, subject: 'A', body: 'B' } as const;
    for (let count = 0; count < 60; count += 1)
      await harness.scope.use(outboxPort).queue({ ...letter, unsubscribe: null, key: `page:${count}` });
    const first = await list();
    const second = await list({}, first.next);
    expect([first.emails.length, second.emails.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.emails, ...second.emails].map(({ id }) => id)).size).toBe(60);
  });

  it.each([
    [{ address: 'sam' }, null, 'filter.address'],
    [{ state: 'lost' }, null, 'filter.state'],
    [{ kind: 'k'.repeat(101) }, null, 'filter.kind'],
    [{}, 'yesterday', 'after'],
  ])('refuses %j after %j', async (filter, after, field) => {
    const { errors } = await harness.api(operator, LIST, { filter, after });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('keeps of an email whose text was deleted that there was one', async () => {
    const id = await notify('receipt', invalid);
    await harness.knex('mail').where({ id }).update({ recipient: '', subject: '', problem: null });
    expect((await list()).emails).toMatchObject([
      { recipient: null, subject: '', canSendAgain: false, whyNotAgain: expect.stringContaining('deleted') },
    ]);
  });
});

describe('sending an email again', () => {
  it('sends one that failed, once, with the same Message-ID, and records who wanted it', async () => {
    const id = await notify('order_shipped', invalid);
    expect(dataOf<{ deskSendEmailAgain: Email }>(await again(id)).deskSendEmailAgain).toMatchObject({
      ...{ id, state: 'queued', problem: null, canSendAgain: false },
    });
    await harness.drain();
    expect(letters.map((letter) => letter.id)).toEqual([id, id]);
    expect((await list()).emails).toMatchObject([{ id, state: 'sent', tries: 2, problem: null }]);
    expect((await again(id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await harness.drain();
    expect(letters).toHaveLength(2);
    expect(await audited('mail.sent_again')).toEqual([
      [operator.id, { kind: 'order_shipped', patientId: sam.id }],
    ]);
  });

  it('sends it once when several operators want it at the same time', async () => {
    const id = await notify('order_shipped', invalid);
    const answers = await Promise.all([1, 2, 3].map(() => again(id)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    await harness.drain();
    expect(letters).toHaveLength(2);
  });

  it('fails again, and may be tried again, when the mail server is down after all tries are over', async () => {
    const id = await notify('order_shipped', invalid);
    harness.clock.set(addDays(harness.clock.now(), 6));
    answer = { kind: 'unavailable', reason: 'no answer' };
    await again(id);
    await harness.drain();
    expect((await list()).emails).toMatchObject([
      { state: 'failed', problem: 'no answer', canSendAgain: true },
    ]);
    answer = accepted;
    await again(id);
    await harness.drain();
    expect((await list()).emails).toMatchObject([{ state: 'sent', tries: 3 }]);
  });

  it.each([
    ['that bounced', { state: 'bounced' }, {}, 'Only an email that failed can be sent again.'],
    ['that was sent', { state: 'sent' }, {}, 'Only an email that failed can be sent again.'],
    ['of a kind that is out of date by then', { kind: 'call_reminder' }, {}, 'that may have passed'],
    [
      'to an address that refuses email',
      {},
      { refused_at: new Date('2026-11-20T12:00:00Z') },
      'confirm another',
    ],
    ['to an address whose owner complained', {}, { complained_at: new Date() }, 'called an email spam'],
  ])('refuses one %s, and says why', async (_what, mail, address, why) => {
    harness.clock.set('2026-11-21T12:00:00Z');
    const id = await notify('order_shipped', invalid);
    if (Object.keys(mail).length > 0) await harness.knex('mail').where({ id }).update(mail);
    if (Object.keys(address).length > 0)
      await harness.knex('mail_address').insert({ address: sam.email, reason: 'test', ...address });
    const { errors } = await again(id);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toContain(why);
    await harness.drain();
    expect(letters).toHaveLength(1);
    expect(await audited('mail.sent_again')).toEqual([]);
  });

  it('of an email that nobody knows is not found', async () => {
    const { errors } = await again('0b0f3b0e-0000-4000-8000-000000000001');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
