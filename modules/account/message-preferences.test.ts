import { beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { catalog, type MessageKind, type Topic } from '#modules/mail/index.ts';
import { sendWaiting } from '#modules/mail/services/send-mail.ts';
import { isTextKind } from '#modules/text-message/index.ts';
import { sendWaitingTexts } from '#modules/text-message/services/send-text.ts';
import { flagPort } from '#server/ports/flags.ts';
import { type Letter, type MailOutcome, mailPort } from '#server/ports/mail.ts';
import { type TextMessage, type TextOutcome, textMessagesPort } from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { textsThatAreAccepted } from '#test/harness/doubles/texts-that-are-accepted.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { optionalContacts } from './domain/contact-preferences.ts';
import { messageGroups, switchOfEmail, switchOfText } from './domain/message-groups.ts';
import { accountPort, consentHash } from './index.ts';

let letters: Letter[] = [];
let texts: TextMessage[] = [];
let mailAnswer: () => MailOutcome;
let textAnswer: (text: TextMessage) => TextOutcome;
let asksAt: 'checkout' | 'account' | 'off';
const mail = {
  send: async (letter: Letter) => {
    letters.push(letter);
    return mailAnswer();
  },
};
const phone = {
  ...textsThatAreAccepted,
  send: async (text: TextMessage) => {
    texts.push(text);
    return textAnswer(text);
  },
};
const harness = await openFileHarness({
  providers: [
    provide(mailPort, () => mail),
    provide(textMessagesPort, () => phone),
    provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': asksAt }) })),
  ],
});

const NOON_IN_TEXAS = new Date('2026-11-20T18:00:00Z');
let sam: SignedInUser;
let phones = 0;
beforeEach(async () => {
  asksAt = 'account';
  mailAnswer = () => ({ kind: 'accepted', providerId: 'ok' });
  textAnswer = ({ id }) => ({ kind: 'accepted', providerId: `SM${id}` });
  harness.clock.set(NOON_IN_TEXAS);
  sam = await harness.patient('TX');
  phones += 1;
  await harness
    .knex('person')
    .where({ id: sam.id })
    .update({ phone: `512555${String(2000 + phones)}` });
  await harness.drain();
  letters = [];
  texts = [];
});

const SAVE = `mutation($type: String!, $isOn: Boolean!, $shownHash: String) {
  saveContactPreference(type: $type, isOn: $isOn, shownHash: $shownHash) }`;
const choose = async (type: string, isOn: boolean) => {
  harness.clock.advance(60_000);
  const text = optionalContacts.find((one) => one.type === type)?.text ?? '';
  const shownHash = isOn ? consentHash(text) : null;
  expect((await harness.api(sam, SAVE, { type, isOn, shownHash })).errors).toBeUndefined();
};
const notify = async (kind: MessageKind) => {
  const notice = { kind, subject: 'Something happened', body: 'Sign in to see it.' };
  await harness.scope.use(accountPort).notify(sam.id, () => notice);
};
const later = async () => {
  harness.clock.advance(10 * 60_000);
  await sendWaiting.run(harness.scope);
  await sendWaitingTexts.run(harness.scope);
};
/** Subjects of the emails to the patient, also of tries that failed. */
const ownLetters = () => letters.filter(({ to }) => to === sam.email).map(({ subject }) => subject);
const stateOf = async (table: 'mail' | 'text_message', kind: MessageKind) =>
  (await harness.rows(table, { user_id: sam.id, kind })).map(({ state }) => state);

interface Shown {
  readonly textsOff: string | null;
  readonly groups: readonly {
    readonly id: string;
    readonly email: { readonly type: string | null; readonly isOn: boolean; readonly isLocked: boolean };
    readonly text: {
      readonly type: string | null;
      readonly isOn: boolean;
      readonly isLocked: boolean;
    } | null;
  }[];
}
const table = async (user = sam): Promise<Shown> => {
  const channel = '{ type isOn isLocked }';
  const query = `{ currentUser { messagePreferences { textsOff groups { id email ${channel} text ${channel} } } } }`;
  const { data } = await harness.api(user, query);
  return Object(data).currentUser.messagePreferences;
};
/** `id email text`: x on, - off, ! locked. */
const drawn = ({ groups }: Shown): string[] => {
  const box = (one: Shown['groups'][number]['text']) =>
    one === null ? ' ' : `${one.isOn ? 'x' : '-'}${one.isLocked ? '!' : ''}`;
  return groups.map(({ id, email, text }) => `${id} ${box(email)} ${box(text)}`.trim());
};

describe('the kinds of messages', () => {
  it('are at most six, and every email to patients is of exactly one', () => {
    expect(messageGroups.length).toBeLessThanOrEqual(6);
    const topics = [...new Set(Object.values(catalog).map(({ topic }): Topic => topic))];
    expect(messageGroups.flatMap((group) => group.topics).toSorted()).toEqual(
      topics.filter((topic) => topic !== 'staff').toSorted(),
    );
  });

  it('have a switch for every text message; emails that law or care requires have none', () => {
    for (const [kind, { topic }] of Object.entries(catalog))
      if (isTextKind(kind)) expect(switchOfText(topic), kind).not.toBeNull();
    for (const topic of ['care', 'orders', 'charges', 'account'] as const)
      expect(switchOfEmail(topic)).toBeNull();
    for (const topic of ['reminders', 'invitations', 'offers'] as const)
      expect(switchOfEmail(topic)).not.toBeNull();
  });
});

describe('the table', () => {
  it('locks text messages about care until there is a consent, and says why', async () => {
    const before = await table();
    expect(drawn(before)).toEqual([
      ...['care x! -!', 'orders x! -!', 'charges x! -!', 'reminders x', 'invitations x', 'news - -'],
    ]);
    for (const [page, reason] of [
      ['account', /^Agree to text messages above/],
      ['checkout', /We ask when you place an order/],
      ['off', /not asking for it at the moment/],
    ] as const) {
      asksAt = page;
      expect((await table()).textsOff).toMatch(reason);
    }
    asksAt = 'account';
    await choose('sms_care', true);
    const after = await table();
    expect(after.textsOff).toBeNull();
    expect(drawn(after)).toEqual([
      ...['care x! x', 'orders x! x', 'charges x! x', 'reminders x', 'invitations x', 'news - -'],
    ]);
  });

  it('shows each decision, and no other patient’s', async () => {
    await choose('sms_care', true);
    await choose('texts_orders', false);
    await choose('email_reminders', false);
    await choose('email_marketing', true);
    expect(drawn(await table())).toEqual([
      ...['care x! x', 'orders x! -', 'charges x! x', 'reminders -', 'invitations x', 'news x -'],
    ]);
    expect(drawn(await table(await harness.patient('TX')))).toContain('reminders x');
    await choose('sms_care', false);
    expect(drawn(await table())).toContain('care x! -!');
    await choose('sms_care', true);
    expect(drawn(await table())).toContain('orders x! -');
  });
});

describe('an email', () => {
  it('of a kind that is off is not queued; its notice is in the account', async () => {
    await choose('email_reminders', false);
    await notify('reminder');
    expect(await stateOf('mail', 'reminder')).toEqual([]);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'reminder' })).toHaveLength(1);
    await choose('email_reminders', true);
    await notify('reminder');
    await harness.drain();
    expect(await stateOf('mail', 'reminder')).toEqual(['sent']);
  });

  it('that waits is not sent when its kind is turned off meanwhile, nor when the link in another one ends it', async () => {
    await notify('referral_credited');
    await harness.drain();
    const link = new URL(letters[0]?.unsubscribe ?? '').searchParams.get('link');
    mailAnswer = () => ({ kind: 'unavailable', reason: 'no answer' });
    await notify('reminder');
    await notify('referral_credited');
    await harness.drain();
    await choose('email_reminders', false);
    await harness.api(null, 'mutation($token: String!) { unsubscribe(token: $token) }', { token: link });
    expect(drawn(await table())).toContain('invitations -');
    mailAnswer = () => ({ kind: 'accepted', providerId: 'ok' });
    const sent = ownLetters();
    await later();
    expect(ownLetters()).toEqual(sent);
    expect(await stateOf('mail', 'reminder')).toEqual(['suppressed']);
    expect((await stateOf('mail', 'referral_credited')).toSorted()).toEqual(['sent', 'suppressed']);
  });

  it('that law or care requires is sent whatever is turned off', async () => {
    for (const { type } of optionalContacts) await choose(type, false);
    for (const kind of ['message', 'receipt', 'order_shipped', 'upcoming_charge', 'phone_changed'] as const)
      await notify(kind);
    await harness.drain();
    expect(ownLetters()).toHaveLength(5);
    expect(texts).toEqual([]);
  });
});

describe('a text message', () => {
  it('of a kind that is off is not queued, and those of the others are', async () => {
    await choose('sms_care', true);
    await choose('texts_orders', false);
    for (const kind of ['order_shipped', 'check_in_due', 'upcoming_charge'] as const) await notify(kind);
    await harness.drain();
    expect(await stateOf('text_message', 'order_shipped')).toEqual([]);
    expect(await stateOf('text_message', 'check_in_due')).toEqual(['accepted']);
    expect(await stateOf('text_message', 'upcoming_charge')).toEqual(['accepted']);
  });

  it('that waits is not sent when its kind is turned off meanwhile', async () => {
    await choose('sms_care', true);
    textAnswer = () => ({ kind: 'not_sent', reason: 'no connection' });
    await notify('order_shipped');
    await notify('check_in_due');
    await harness.drain();
    await choose('texts_care', false);
    textAnswer = ({ id }) => ({ kind: 'accepted', providerId: `SM${id}` });
    await later();
    expect(await stateOf('text_message', 'check_in_due')).toEqual(['withdrawn']);
    expect(await stateOf('text_message', 'order_shipped')).toEqual(['accepted']);
  });

  it('needs the consent, whatever is chosen by kind', async () => {
    await choose('texts_care', true);
    await notify('check_in_due');
    expect(await stateOf('text_message', 'check_in_due')).toEqual([]);
  });
});
