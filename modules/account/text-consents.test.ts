import { beforeEach, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { careTextsConsent } from './domain/care-texts-consent.ts';
import { accountPort, consentHash } from './index.ts';
import { contactPreferences, saveContactPreference } from './services/contact-preferences.ts';
import { endTextConsents, restoreTextConsents } from './services/follow-replies.ts';

let asksAt: 'checkout' | 'account' | 'off';
const harness = await openFileHarness({
  providers: [provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': asksAt }) }))],
});

let sam: SignedInUser;
let number: string;
let phones = 0;
const choose = (isOn: boolean) => {
  harness.clock.advance(60_000);
  const patient = { actor: sam, userId: sam.id, ip: '192.0.2.1', userAgent: 'test' };
  const shownHash = isOn ? consentHash(careTextsConsent.text) : null;
  return saveContactPreference(harness.scope, patient, { type: 'sms_care', isOn, shownHash });
};
const isShown = async () =>
  (await contactPreferences(harness.scope, sam.id)).some(({ type }) => type === 'sms_care');
const consents = async () =>
  (await harness.knex('consent').where({ person_id: sam.id, type: 'sms_care' }).orderBy('at')).map(
    ({ given }) => given,
  );
const textsAfterNotice = async () => {
  const notice = { kind: 'order_shipped', subject: 'It has shipped', body: 'It is on its way.' } as const;
  await harness.scope.use(accountPort).notify(sam.id, () => notice);
  return harness.rows('text_message', { user_id: sam.id });
};

beforeEach(async () => {
  asksAt = 'account';
  sam = await harness.patient('TX');
  phones += 1;
  number = `512555${String(3000 + phones)}`;
  await harness.knex('person').where({ id: sam.id }).update({ phone: number });
  expect((await choose(true)).ok).toBe(true);
});

it.each(['checkout', 'off'] as const)(
  'the account page takes no new consent to text messages when the flag is %s; who has agreed gets them and can end them',
  async (place) => {
    asksAt = place;
    expect(await textsAfterNotice()).toHaveLength(1);
    expect(await isShown()).toBe(true);
    expect((await choose(false)).ok).toBe(true);
    expect(await isShown()).toBe(false);
    expect(await choose(true)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    expect(await consents()).toEqual([true, false]);
    expect(await textsAfterNotice()).toHaveLength(1);
  },
);

it('STOP ends text messages and START brings back what it ended, also when no page asks for consent', async () => {
  asksAt = 'off';
  for (const follow of [
    () => harness.scope.transaction((tx) => endTextConsents(tx, { number, by: 'reply' })),
    () => harness.scope.transaction((tx) => restoreTextConsents(tx, { number })),
  ]) {
    harness.clock.advance(60_000);
    await follow();
  }
  expect(await consents()).toEqual([true, false, true]);
});
