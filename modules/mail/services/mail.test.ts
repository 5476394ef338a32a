import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { accountModule } from '#modules/account/module.ts';
import { type Letter, type MailOutcome, mailPort } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { type MessageKind, outboxPort } from '../index.ts';

const accepted: MailOutcome = { kind: 'accepted', providerId: '250 ok' };
let answer: () => MailOutcome = () => accepted;
let letters: Letter[] = [];
let harness: Harness;
let sam: SignedInUser;

beforeAll(async () => {
  const service = {
    send: async (letter: Letter) => {
      letters.push(letter);
      return answer();
    },
  };
  harness = await openHarness({ providers: [provide(mailPort, () => service)] });
});
afterAll(() => harness?.close());
beforeEach(async () => {
  sam = await harness.patient('TX');
  await harness.drain();
  answer = () => accepted;
  letters = [];
});

const notify = (kind: MessageKind, subject = 'Order 12 has shipped', body = 'Your package is on its way.') =>
  harness.scope.use(accountPort).notify(sam.id, () => ({ kind, subject, body }));
/** Without the email that welcomes them. */
const mails = async () =>
  (await harness.rows('mail', { user_id: sam.id })).filter(({ kind }) => kind !== 'welcome');
const pass = (minutes: number) => harness.clock.set(addDays(harness.clock.now(), minutes / 1440));

describe('the outbox', () => {
  it('an email goes out for every notice, in both forms, and only if the transaction is committed', async () => {
    await harness.scope
      .transaction(async (tx) => {
        await tx.use(accountPort).notify(sam.id, () => ({ kind: 'message', subject: 'No', body: 'No' }));
        throw new Error('rolled back');
      })
      .catch(() => {});
    await notify('order_shipped');
    await harness.drain();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: sam.email, subject: 'Order 12 has shipped', unsubscribe: null });
    expect(letters[0]?.html).toContain('href="http://app.localhost:3000/order-history"');
    expect(letters[0]?.text).toContain('See your order: http://app.localhost:3000/order-history');
    expect(await mails()).toMatchObject([{ state: 'sent', tries: 1, provider_id: '250 ok' }]);
  });

  it('nothing is lost and nothing goes out twice when the mail server is down for an hour', async () => {
    answer = () => ({ kind: 'unavailable', reason: 'no answer' });
    await notify('order_shipped');
    await notify('receipt', 'Receipt for $54');
    await harness.drain();
    for (let minute = 0; minute < 60; minute += 1) {
      pass(1);
      await harness.sweep();
    }
    expect(await mails()).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
    const tries = letters.length;
    expect(tries).toBeLessThanOrEqual(2 * 7);
    answer = () => accepted;
    for (let minute = 0; minute < 90; minute += 1) {
      pass(1);
      await harness.sweep();
    }
    expect(letters).toHaveLength(tries + 2);
    expect(new Set(letters.map(({ id }) => id)).size).toBe(2);
    expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('a process that dies after the mail server has answered repeats the email once, with the same Message-ID', async () => {
    answer = () => {
      throw new Error('killed');
    };
    await notify('order_shipped');
    await harness.drain({ expectFailures: true });
    answer = () => accepted;
    for (let minute = 0; minute < 10; minute += 1) {
      pass(1);
      await harness.sweep();
    }
    expect(letters).toHaveLength(2);
    expect(letters[0]?.id).toBe(letters[1]?.id);
  });

  it('one letter for each key', async () => {
    const letter = {
      kind: 'message',
      to: 'a@example.com',
      userId: null,
      subject: 'A',
      body: 'B',
      unsubscribe: null,
      key: 'one',
    } as const;
    await harness.scope.use(outboxPort).queue(letter);
    await expect(harness.scope.use(outboxPort).queue(letter)).rejects.toThrow('mail_dedupe_key_unique');
  });

  it('is given up after five days, and the notice stays', async () => {
    answer = () => ({ kind: 'unavailable', reason: 'no answer' });
    await notify('order_shipped');
    await harness.drain();
    pass(5.1 * 1440);
    await harness.sweep();
    expect(await mails()).toMatchObject([{ state: 'failed', problem: 'no answer' }]);
    expect(await harness.rows('notice', { person_id: sam.id })).toHaveLength(1);
  });
});

describe('an address that a mail server refuses', () => {
  it('gets nothing more for two weeks', async () => {
    answer = () => ({ kind: 'address_refused', reason: '550 after RCPT TO' });
    await notify('order_shipped');
    await harness.drain();
    expect(await harness.rows('outbox_event', { type: 'mail.address_refused' })).toHaveLength(1);
    answer = () => accepted;
    await notify('receipt', 'Receipt');
    await harness.drain();
    expect(letters).toHaveLength(1);
    expect((await mails()).map(({ state }) => state)).toEqual(['bounced', 'bounced']);
    const refused = () => harness.scope.use(outboxPort).isRefused(harness.scope.read, sam.email);
    expect(await refused()).toBe(true);
    pass(14.1 * 1440);
    expect(await refused()).toBe(false);
    await notify('receipt', 'Receipt');
    await harness.drain();
    expect(letters).toHaveLength(2);
    expect(await harness.rows('mail_address', { address: sam.email })).toEqual([]);
    const again = await harness.rows('outbox_event', { type: 'mail.address_accepted' });
    expect(again.filter(({ payload }) => payload.userId === sam.id)).toHaveLength(1);
  });
});

describe('what can be turned off', () => {
  const app = () => {
    const [http] = accountModule.http ?? [];
    if (!http) throw new Error('There is no router.');
    return express().use(http.path, http.router(harness.makeScope));
  };
  const pathOf = (letter: Letter | undefined) => {
    const { pathname, search } = new URL(letter?.unsubscribe ?? '');
    return pathname + search;
  };

  it('ends by one click, for this topic and person only; the notice stays in the account', async () => {
    await notify('reminder', 'We are waiting for you');
    await harness.drain();
    const path = pathOf(letters[0]);
    expect((await request(app()).get(path)).headers.location).toMatch(/^\/unsubscribe\?link=[0-9a-f]{64}$/);
    await notify('reminder', 'We are still waiting for you');
    await harness.drain();
    expect(letters).toHaveLength(2);
    for (const _ of [1, 2]) expect((await request(app()).post(path)).status).toBe(200);
    await notify('reminder', 'We are waiting for you');
    await notify('referral_credited', 'You have $25 of credit');
    await notify('receipt', 'Receipt');
    await harness.drain();
    expect(
      letters
        .slice(2)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(['Receipt', 'You have $25 of credit']);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'reminder' })).toHaveLength(3);
    const consents = await harness.rows('consent', { person_id: sam.id, type: 'email_reminders' });
    expect(consents).toMatchObject([{ given: false }]);
    expect((await request(app()).post('/api/unsubscribe?link=unknown')).status).toBe(404);
    const token = path.split('=')[1] ?? '';
    const [link] = await harness.rows('unsubscribe_link', { person_id: sam.id, type: 'email_reminders' });
    expect(JSON.stringify(link)).not.toContain(token);
  });
});
