import express from 'express';
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays } from '#kernel/dates.ts';
import { optionalContacts } from '#modules/account/domain/contact-preferences.ts';
import { accountPort, consentHash } from '#modules/account/index.ts';
import { saveContactPreference } from '#modules/account/services/contact-preferences.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import type { MessageKind } from '#modules/mail/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import {
  REPLIES_PATH,
  REPORTS_PATH,
  type TextMessage,
  type TextOutcome,
  textMessagesPort,
} from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import { createTwilioService } from '#server/text-messages/twilio-service.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { signatureOf } from '#simulators/text-messages/post-to-product.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { textMessageModule } from './module.ts';
import { sendWaitingTexts } from './services/send-text.ts';

const authToken = 'a token of thirty-two characters';
const app = 'http://app.localhost:3000';
const twilio = createTwilioService({
  ...{ accountSid: `AC${'0'.repeat(32)}`, messagingServiceSid: `MG${'0'.repeat(32)}` },
  ...{ authToken, appOrigin: app },
});

let sent: TextMessage[] = [];
let answer: (text: TextMessage) => TextOutcome | Promise<TextOutcome>;
const accepted = ({ id }: TextMessage): TextOutcome => ({ kind: 'accepted', providerId: `SM${id}` });
const service = {
  ...twilio,
  send: async (text: TextMessage) => {
    sent.push(text);
    return answer(text);
  },
};

const harness = await openFileHarness({
  providers: [
    provide(textMessagesPort, () => service),
    provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': 'account' }) })),
  ],
});
let sam: SignedInUser;
let number: string;

const NOON_IN_TEXAS = new Date('2026-11-20T18:00:00Z');
const pass = (minutes: number) => harness.clock.set(addDays(harness.clock.now(), minutes / 1440));

let phones = 0;
const prefer = async (isOn: boolean, type = 'sms_care') => {
  pass(1);
  const text = optionalContacts.find((one) => one.type === type)?.text ?? '';
  const patient = { actor: sam, userId: sam.id, ip: '192.0.2.1', userAgent: 'test' };
  const saved = await saveContactPreference(harness.scope, patient, {
    ...{ type, isOn, shownHash: isOn ? consentHash(text) : null },
  });
  expect(saved.ok).toBe(true);
};

beforeEach(async () => {
  sent = [];
  answer = accepted;
  harness.clock.set(NOON_IN_TEXAS);
  sam = await harness.patient('TX');
  phones += 1;
  number = `512555${String(1000 + phones)}`;
  await harness.knex('person').where({ id: sam.id }).update({ phone: number });
  await prefer(true);
  await harness.drain();
});

const notify = (kind: MessageKind = 'order_shipped') =>
  harness.scope.use(accountPort).notify(sam.id, () => ({
    kind,
    subject: 'Your finasteride has shipped',
    body: 'Take one tablet of finasteride a day for your hair loss.',
  }));
/** The sweep for texts. */
const sendDue = () => sendWaitingTexts.run(harness.scope);
const texts = () => harness.rows('text_message', { user_id: sam.id });
const states = async () => (await texts()).map(({ state }) => state);
const consents = async (type: string) =>
  (await harness.knex('consent').where({ person_id: sam.id, type }).orderBy('at')).map(({ given }) => given);

/** A request of the provider to one of our addresses, signed unless `signature` says otherwise. */
const post = (
  path: string,
  fields: Record<string, string>,
  signature = signatureOf(authToken, `${app}${path}`, fields),
) => {
  const product = express();
  for (const { path: mount, router } of textMessageModule.http ?? [])
    product.use(mount, router(harness.makeScope));
  return request(product).post(path).type('form').set('x-twilio-signature', signature).send(fields);
};
let replies = 0;
const reply = (Body: string, MessageSid = `SM-reply-${++replies}`) =>
  post(REPLIES_PATH, { MessageSid, From: `+1${number}`, Body });
const report = async (MessageStatus: string, ErrorCode?: string) => {
  const [text] = await texts();
  const fields = { MessageSid: 'SM1', MessageStatus, ...(ErrorCode && { ErrorCode }) };
  return post(`${REPORTS_PATH}?text=${text.id}`, fields);
};

describe('a text message', () => {
  it('goes out for a notice whose kind has one, and says nothing of what the notice says about health', async () => {
    await notify();
    await notify('receipt');
    await notify('message');
    await harness.drain();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: number,
      body: 'Thicket: your package is on its way. Track it: http://app.localhost:3000/order-history Reply STOP to end texts.',
    });
    expect(namesHealth(JSON.stringify(sent))).toBe(false);
    expect(await texts()).toMatchObject([{ state: 'accepted', tries: 1, provider_id: `SM${sent[0]?.id}` }]);
  });

  it('does not go out without consent, to another number, or when the transaction is rolled back', async () => {
    await harness.scope
      .transaction(async (tx) => {
        const notice = { kind: 'order_shipped', subject: 'No', body: 'No' } as const;
        await tx.use(accountPort).notify(sam.id, () => notice);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await notify();
    await harness.knex('person').where({ id: sam.id }).update({ phone: '5125550000' });
    await harness.drain();
    expect(await states()).toEqual(['withdrawn']);
    await harness.knex('person').where({ id: sam.id }).update({ phone: number });
    await prefer(false);
    await notify();
    await harness.drain();
    expect(await states()).toEqual(['withdrawn']);
    expect(sent).toEqual([]);
  });

  it('waits for the morning where the patient lives, and then goes out once', async () => {
    harness.clock.set(new Date('2026-11-21T04:00:00Z'));
    await notify();
    await harness.drain();
    await sendDue();
    expect(sent).toEqual([]);
    expect(await texts()).toMatchObject([{ state: 'queued', next_try_at: new Date('2026-11-21T14:00:00Z') }]);
    harness.clock.set(new Date('2026-11-21T14:00:00Z'));
    await sendDue();
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.validSeconds).toBe(14_400);
  });

  it('is not sent when it is out of date, and not in the morning when it would be by then', async () => {
    const tomorrow = new Date('2026-11-21T13:00:00Z');
    harness.clock.set(new Date('2026-11-21T04:00:00Z'));
    await harness.scope.use(accountPort).notify(sam.id, () => ({
      ...{ kind: 'call_reminder', subject: 'Your call is soon', body: 'Sign in.', textUntil: tomorrow },
    }));
    await harness.drain();
    expect(await states()).toEqual(['expired']);
    harness.clock.set(NOON_IN_TEXAS);
    answer = () => ({ kind: 'not_sent', reason: 'no connection' });
    await notify();
    await harness.drain();
    pass(49 * 60);
    await sendDue();
    expect(sent).toHaveLength(1);
    expect((await states()).toSorted()).toEqual(['expired', 'expired']);
  });

  it('nothing is lost and nothing goes out twice when the provider is down for an hour', async () => {
    answer = () => ({ kind: 'not_sent', reason: 'HTTP 503' });
    await notify();
    await harness.drain();
    for (let minute = 0; minute < 60; minute += 1) {
      pass(1);
      await sendDue();
    }
    expect(await texts()).toMatchObject([{ state: 'queued', unknown_tries: 0 }]);
    const tries = sent.length;
    expect(tries).toBeLessThanOrEqual(7);
    answer = accepted;
    for (let minute = 0; minute < 65; minute += 1) {
      pass(1);
      await sendDue();
    }
    expect(sent).toHaveLength(tries + 1);
    expect(await states()).toEqual(['accepted']);
  });

  it.each([
    ['a process is killed between the provider’s answer and storing it', true],
    ['the provider’s answer does not come', false],
  ])('is repeated once at most, however often %s', async (_, isKilled) => {
    answer = () => {
      if (isKilled) throw new Error('killed');
      return { kind: 'unknown', reason: 'no answer' };
    };
    await notify();
    await harness.drain({ expectFailures: true });
    for (let minute = 0; minute < 30; minute += 1) {
      pass(1);
      await sendDue().catch(() => {});
    }
    expect(sent).toHaveLength(2);
    expect(await states()).toEqual(['unknown']);
    await report('delivered');
    expect(await states()).toEqual(['delivered']);
  });
});

describe('STOP', () => {
  it('ends the consents and what waits, at once, whatever the words are', async () => {
    answer = () => ({ kind: 'not_sent', reason: 'HTTP 503' });
    await prefer(true, 'sms_marketing');
    await notify();
    await harness.drain();
    pass(1);
    const response = await reply(' Unsubscribe ');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<Response></Response>');
    expect(await states()).toEqual(['withdrawn']);
    await harness.drain();
    expect(await consents('sms_care')).toEqual([true, false]);
    expect(await consents('sms_marketing')).toEqual([true, false]);
    answer = accepted;
    await notify();
    await harness.drain();
    pass(60);
    await sendDue();
    expect(sent).toHaveLength(1);
  });

  it('while a text is being sent: that one may arrive, is recorded as it was, and nothing is sent again', async () => {
    const stopWhileSending = async (outcome: TextOutcome) => {
      answer = async () => {
        pass(1);
        await reply('STOP');
        return outcome;
      };
      await notify();
      await harness.drain();
    };
    await stopWhileSending({ kind: 'not_sent', reason: 'HTTP 503' });
    expect(await states()).toEqual(['withdrawn']);
    pass(1);
    await reply('START');
    await harness.drain();
    await stopWhileSending({ kind: 'accepted', providerId: 'SM1' });
    pass(120);
    answer = accepted;
    await sendDue();
    expect(sent).toHaveLength(2);
    expect((await states()).toSorted()).toEqual(['accepted', 'withdrawn']);
    expect(await consents('sms_care')).toEqual([true, false, true, false]);
  });

  it('counts before the consent is recorded: a text that is due in between does not go out', async () => {
    answer = () => ({ kind: 'not_sent', reason: 'HTTP 503' });
    await notify();
    await harness.drain();
    await reply('STOP');
    await harness
      .knex('text_message')
      .where({ user_id: sam.id })
      .update({ state: 'queued', finished_at: null });
    pass(5);
    expect(await consents('sms_care')).toEqual([true]);
    await sendDue();
    expect(sent).toHaveLength(1);
    expect(await states()).toEqual(['withdrawn']);
  });

  it('the same reply again changes nothing, also after START', async () => {
    pass(1);
    await reply('STOP', 'SM-once');
    await harness.drain();
    pass(1);
    await reply('start');
    await harness.drain();
    pass(1);
    expect((await reply('STOP', 'SM-once')).status).toBe(200);
    await harness.drain();
    expect(await consents('sms_care')).toEqual([true, false, true]);
    await notify();
    await harness.drain();
    expect(sent).toHaveLength(1);
  });

  it('START brings back what STOP ended, and not what the patient turned off or news', async () => {
    await prefer(true, 'sms_marketing');
    pass(1);
    await reply('STOP');
    await harness.drain();
    pass(1);
    await reply('UNSTOP');
    await harness.drain();
    expect(await consents('sms_care')).toEqual([true, false, true]);
    expect(await consents('sms_marketing')).toEqual([true, false]);
    await prefer(false);
    await reply('STOP');
    await reply('YES');
    await harness.drain();
    expect(await consents('sms_care')).toEqual([true, false, true, false]);
  });

  it('is what the provider says of a number: the consent ends, and the text is not tried again', async () => {
    answer = () => ({ kind: 'stopped', reason: 'HTTP 400, code 21610' });
    await notify();
    pass(1);
    await harness.drain();
    expect(await texts()).toMatchObject([{ state: 'refused', problem: 'HTTP 400, code 21610' }]);
    expect(await consents('sms_care')).toEqual([true, false]);
    const stored = await harness.rows('consent', { person_id: sam.id, text_id: 'reply.stop_at_provider' });
    expect(stored).toHaveLength(1);
  });
});

describe('what the provider reports', () => {
  it('is stored once and in order, however it comes', async () => {
    await notify();
    await harness.drain();
    expect((await report('queued')).status).toBe(204);
    expect(await states()).toEqual(['accepted']);
    for (const status of ['delivered', 'sent', 'delivered', 'undelivered']) await report(status, '30008');
    expect(await states()).toEqual(['delivered']);
  });

  it('a number that no text reaches gets no more', async () => {
    await notify();
    await harness.drain();
    await report('undelivered', '30006');
    await notify();
    await harness.drain();
    expect(sent).toHaveLength(1);
    expect((await states()).toSorted()).toEqual(['refused', 'withdrawn']);
    expect(await consents('sms_care')).toEqual([true]);
  });

  it('is refused without the provider’s signature, or with that of another request', async () => {
    await notify();
    await harness.drain();
    const [{ id }] = await texts();
    const fields = { MessageSid: 'SM1', MessageStatus: 'delivered' };
    const path = `${REPORTS_PATH}?text=${id}`;
    const other = signatureOf(authToken, `${app}${path}`, { ...fields, MessageStatus: 'sent' });
    const wrongToken = signatureOf('another token', `${app}${path}`, fields);
    for (const signature of ['', 'x', other, wrongToken])
      expect((await post(path, fields, signature)).status).toBe(403);
    expect(await states()).toEqual(['accepted']);
    const stop = { MessageSid: 'SM2', From: `+1${number}`, Body: 'STOP' };
    for (const signature of ['', wrongToken])
      expect((await post(REPLIES_PATH, stop, signature)).status).toBe(403);
    expect(await harness.rows('text_reply', { id: 'SM2' })).toEqual([]);
  });
});

describe('another text from a patient', () => {
  const question = 'My scalp burns since I take finasteride. Is that bad?';

  it('is not stored, and is answered once a day with where to write and what to do in an emergency', async () => {
    const first = await reply(question, 'SM-question');
    expect(first.text).toContain('<Message>Thicket: no one reads replies to this number.');
    expect(first.text).toContain('call 911');
    expect(namesHealth(first.text.replace('Thicket', ''))).toBe(false);
    for (const id of ['SM-question', 'SM-another'])
      expect((await reply(question, id)).text).toContain('<Response></Response>');
    pass(1441);
    expect((await reply(question)).text).toContain('<Message>');
    const stored = await harness.rows('text_reply', { number });
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toContain('scalp');
  });

  it('HELP is answered by the provider, and changes nothing', async () => {
    expect((await reply('HELP')).text).toContain('<Response></Response>');
    await harness.drain();
    expect(await consents('sms_care')).toEqual([true]);
  });
});
