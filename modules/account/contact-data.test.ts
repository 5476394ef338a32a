import { beforeEach, describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { addDays } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser, Viewer } from '#server/viewer.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { optionalContacts } from './domain/contact-preferences.ts';
import { accountPort, consentHash } from './index.ts';

let sam: SignedInUser;
let otto: SignedInUser;

const harness = await openFileHarness({
  providers: [provide(flagPort, () => ({ values: () => flagValues({ 'sms-opt-in-location': 'account' }) }))],
});
beforeEach(async () => {
  sam = await harness.patient('TX');
  otto = await harness.patient('NY');
});

const ask = async (
  who: Partial<Viewer>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown> | string> => {
  const { data, errors } = await harness.api(who.user ?? null, query, variables, null, who);
  return errors?.[0] ? errors[0].extensions.code : (data ?? {});
};
const own = async (user: SignedInUser, fields: string, over: Partial<Viewer> = {}) => {
  const answer = await ask({ user, ...over }, `{ currentUser { ${fields} } }`);
  return typeof answer === 'string' ? answer : answer.currentUser;
};
const audits = (user: SignedInUser, action: string) =>
  harness.rows('audit_log', { subject_id: user.id, action });
const emailOf = async (user: SignedInUser) => (await harness.scope.use(accountPort).person(user.id))?.email;

describe('the email address', () => {
  const REQUEST = 'mutation($email: String!) { requestEmailChange(email: $email) }';
  const CONFIRM = 'mutation($token: String!) { confirmEmailChange(token: $token) }';
  const lettersTo = (recipient: string) =>
    harness.knex('mail').where({ recipient, user_id: null }).orderBy('created_at', 'desc').select('*');
  const request = (user: SignedInUser, email: string) => ask({ user }, REQUEST, { email });
  const tokenFor = async (email: string) => {
    const links = (await lettersTo(email)).map(({ link }) => new URL(link).searchParams.get('email'));
    return links.find((token) => token !== null) ?? '';
  };
  const confirm = (user: SignedInUser, token: string) => ask({ user }, CONFIRM, { token });
  let next = 0;
  const fresh = () => {
    next += 1;
    return `new-${next}@example.com`;
  };

  it('changes only when the link in the message to it is used, once; the old address is notified twice', async () => {
    const [before, after] = [sam.email, fresh()];
    expect(await request(sam, ` ${after.toUpperCase()} `)).toEqual({ requestEmailChange: true });
    expect(await emailOf(sam)).toBe(before);
    expect(await own(sam, 'email pendingEmail')).toEqual({ email: before, pendingEmail: after });
    const token = await tokenFor(after);
    expect(await confirm(sam, token)).toEqual({ confirmEmailChange: after });
    expect(await own(sam, 'email pendingEmail')).toEqual({ email: after, pendingEmail: null });
    expect(await confirm(sam, token)).toBe('NOT_FOUND');
    expect((await lettersTo(before)).map(({ subject }) => subject).sort()).toEqual([
      'Someone asked to change your email address',
      'Your email address was changed',
    ]);
    for (const { body } of await lettersTo(before)) expect(body).not.toContain(after);
    expect(await audits(sam, 'email.change_asked')).toHaveLength(1);
    expect(await audits(sam, 'email.changed')).toHaveLength(1);
    const [stored] = await harness.rows('email_change', { person_id: sam.id });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('a link works for its patient only, for a day, and not after a newer request or a withdrawal', async () => {
    const [first, second] = [fresh(), fresh()];
    await request(sam, first);
    const old = await tokenFor(first);
    expect(await confirm(otto, old)).toBe('NOT_FOUND');
    await request(sam, second);
    expect(await confirm(sam, old)).toBe('NOT_FOUND');
    const token = await tokenFor(second);
    expect(await ask({ user: sam }, 'mutation { withdrawEmailChange }')).toEqual({
      withdrawEmailChange: true,
    });
    expect(await confirm(sam, token)).toBe('NOT_FOUND');
    const third = fresh();
    await request(sam, third);
    const now = harness.clock.now();
    harness.clock.set(addDays(now, 1.01));
    expect(await confirm(sam, await tokenFor(third))).toBe('NOT_FOUND');
    harness.clock.set(now);
    expect(await emailOf(sam)).toBe(sam.email);
    expect(await emailOf(otto)).toBe(otto.email);
  });

  it('an address of another account looks the same to the patient, gets no link, and is never taken', async () => {
    expect(await request(sam, otto.email)).toEqual({ requestEmailChange: true });
    const [letter] = await lettersTo(otto.email);
    expect(letter.link).not.toContain('email=');
    // The address was not taken yet when it was requested.
    const wanted = fresh();
    await request(sam, wanted);
    await harness.signIn(wanted);
    expect(await confirm(sam, await tokenFor(wanted))).toBe('CONFLICT');
    expect(await emailOf(sam)).toBe(sam.email);
  });

  it('two simultaneous uses of one link change it once', async () => {
    const after = fresh();
    await request(sam, after);
    const token = await tokenFor(after);
    const answers = await Promise.all([confirm(sam, token), confirm(sam, token)]);
    expect(answers.filter((answer) => answer === 'NOT_FOUND')).toHaveLength(1);
    expect(await audits(sam, 'email.changed')).toHaveLength(1);
  });

  it('refused: invalid, unchanged, too many requests, a visitor, and staff who impersonate the patient', async () => {
    for (const email of ['', 'no address', sam.email, `${'a'.repeat(250)}@example.com`])
      expect(await request(sam, email)).toBe('BAD_USER_INPUT');
    for (let time = 0; time < 5; time += 1) await request(sam, fresh());
    expect(await request(sam, fresh())).toBe('CONFLICT');
    expect(await ask({}, REQUEST, { email: fresh() })).toBe('UNAUTHENTICATED');
    expect(await request({ ...otto, impersonatorId: 'staff' }, fresh())).toBe('IMPERSONATION_REFUSED');
  });
});

describe('phone, time zone and messages', () => {
  it('changes the phone number, and tells the patient', async () => {
    const CHANGE = 'mutation($phone: String!) { changePhone(phone: $phone) }';
    expect(await ask({ user: sam }, CHANGE, { phone: '(512) 555-9988' })).toEqual({ changePhone: true });
    await ask({ user: sam }, CHANGE, { phone: '5125559988' });
    expect(await own(sam, 'phone { phoneAreaCode phoneNumber }')).toEqual({
      phone: { phoneAreaCode: '512', phoneNumber: '5559988' },
    });
    expect(await audits(sam, 'profile.phone')).toHaveLength(1);
    expect(await harness.rows('notice', { person_id: sam.id, kind: 'phone_changed' })).toHaveLength(1);
    for (const phone of ['', '12', '1112223333', '<b>'])
      expect(await ask({ user: sam }, CHANGE, { phone })).toBe('BAD_USER_INPUT');
  });

  it('dates are in the time zone of the state until the patient chooses one', async () => {
    const SAVE = 'mutation($timeZone: String!) { saveTimeZone(timeZone: $timeZone) }';
    expect(await own(sam, 'timeZone timeZoneChosen')).toEqual({
      timeZone: 'America/Chicago',
      timeZoneChosen: false,
    });
    await ask({ user: sam }, SAVE, { timeZone: 'America/Denver' });
    expect(await own(sam, 'timeZone timeZoneChosen')).toEqual({
      timeZone: 'America/Denver',
      timeZoneChosen: true,
    });
    for (const timeZone of ['', 'Europe/Berlin', 'constructor'])
      expect(await ask({ user: sam }, SAVE, { timeZone })).toBe('BAD_USER_INPUT');
    expect(await own(otto, 'timeZone')).toEqual({ timeZone: 'America/New_York' });
    const staff = await harness.clinician();
    await ask({ user: staff }, SAVE, { timeZone: 'America/Denver' });
    expect(await own(staff, 'timeZone')).toEqual({ timeZone: 'America/Denver' });
    // Every notice to the patient is written in the patient's time zone.
    await harness.scope.use(accountPort).notify(sam.id, () => ({
      kind: 'message',
      subject: 'Test',
      body: formatMoment('2027-02-01T03:00:00Z'),
    }));
    const [notice] = await harness.rows('notice', { person_id: sam.id, kind: 'message' });
    expect(notice.body).toBe('January 31, 2027, 8:00 PM MST');
  });

  it('what needs consent is off until the patient switches it on; every decision is stored with its text', async () => {
    const SAVE = `mutation($type: String!, $isOn: Boolean!, $shownHash: String) {
      saveContactPreference(type: $type, isOn: $isOn, shownHash: $shownHash) }`;
    const save = (type: string, isOn: boolean) => {
      const text = optionalContacts.find((contact) => contact.type === type)?.text ?? '';
      return ask({ user: sam }, SAVE, { type, isOn, shownHash: isOn ? consentHash(text) : null });
    };
    const on = async (user: SignedInUser) => {
      const answer = await ask({ user }, '{ currentUser { contactPreferences { type isOn } } }');
      return JSON.stringify(answer);
    };
    const atFirst = await on(sam);
    for (const type of ['sms_care', 'sms_marketing', 'email_marketing'])
      expect(atFirst).toContain(`{"type":"${type}","isOn":false}`);
    const unread = { type: 'email_marketing', isOn: true, shownHash: consentHash('Another text.') };
    expect(await ask({ user: sam }, SAVE, unread)).toBe('CONFLICT');
    expect(await on(sam)).toBe(atFirst);
    await save('email_marketing', true);
    harness.clock.set(addDays(harness.clock.now(), 1));
    await save('sms_care', true);
    expect(await on(sam)).toContain('{"type":"email_marketing","isOn":true}');
    expect(await on(sam)).toContain('{"type":"sms_care","isOn":true}');
    harness.clock.set(addDays(harness.clock.now(), 1));
    await save('email_marketing', false);
    expect(await on(sam)).toContain('{"type":"email_marketing","isOn":false}');
    expect(await on(otto)).toBe(atFirst);
    const consents = await harness.rows('consent', { person_id: sam.id, type: 'email_marketing' });
    expect(consents.map(({ given }) => given).sort()).toEqual([false, true]);
    for (const { text_hash: hash } of consents) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const type of ['terms', 'auto_renew', 'email_care', ''])
      expect(await save(type, true)).toBe('NOT_FOUND');
  });
});

describe('two-step sign-in', () => {
  const told = (user: SignedInUser, signIn?: Viewer['signIn']) =>
    own(user, 'twoStepSignIn { isOn pageUrl }', signIn && { signIn });

  it('is on for a session that began with a second factor, and changed on the provider’s page', async () => {
    const pageUrl = 'http://localhost:3000/oidc/security';
    for (const isOn of [true, false])
      expect(await told(sam, { hasSecondFactor: isOn, isAtOwnProvider: true })).toEqual({
        twoStepSignIn: { isOn, pageUrl },
      });
  });

  it('has no page for a session at a second provider, and nothing to say to staff who act for the patient', async () => {
    expect(await told(sam, { hasSecondFactor: false, isAtOwnProvider: false })).toEqual({
      twoStepSignIn: { isOn: false, pageUrl: null },
    });
    expect(await told({ ...sam, impersonatorId: (await harness.operator()).id })).toEqual({
      twoStepSignIn: null,
    });
  });
});

describe('sessions and devices', () => {
  const add = async (user: SignedInUser, id: string, userAgent: string | null) => {
    const at = new Date();
    await harness.knex('web_session').insert({
      sid_hash: id,
      sub: user.id,
      user_id: user.id,
      data: JSON.stringify({ email: user.email, idToken: '', ...(userAgent ? { userAgent } : {}) }),
      created_at: at,
      used_at: at,
      expires_at: addDays(at, 1),
    });
    return id;
  };
  const namesOf = async (user: SignedInUser, sessionId?: string) =>
    JSON.stringify(await own(user, 'devices { id name isCurrent }', sessionId ? { sessionId } : {}));
  const END = 'mutation($id: ID!) { signOutDevice(deviceId: $id) }';
  let next = 0;
  const ids = () => {
    next += 1;
    return [`phone-${next}`, `laptop-${next}`, `old-${next}`] as const;
  };

  it('shows the browsers of the patient, the one in use first, and signs out one or all others', async () => {
    const [phone, laptop, old] = ids();
    await add(sam, laptop, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/142.0');
    await add(sam, old, null);
    await add(sam, phone, 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1');
    const theirs = await add(otto, `otto-${next}`, null);
    const shown = await namesOf(sam, phone);
    expect(
      shown.startsWith(`{"devices":[{"id":"${phone}","name":"Safari on an iPhone","isCurrent":true}`),
    ).toBe(true);
    expect(shown).toContain('"name":"Firefox on Windows","isCurrent":false');
    expect(shown).not.toContain(theirs);
    expect(await ask({ user: sam }, END, { id: theirs })).toBe('NOT_FOUND');
    expect(await ask({ user: sam }, END, { id: old })).toEqual({ signOutDevice: true });
    expect(await ask({ user: sam }, END, { id: old })).toBe('NOT_FOUND');
    expect(await ask({ user: sam, sessionId: phone }, 'mutation { signOutOthers }')).toEqual({
      signOutOthers: 1,
    });
    expect(await namesOf(sam, phone)).toContain(phone);
    expect(await namesOf(sam, phone)).not.toContain(laptop);
    expect(await namesOf(otto)).toContain(theirs);
    expect(await namesOf({ ...otto, impersonatorId: (await harness.operator()).id })).toBe('{"devices":[]}');
    expect(await audits(sam, 'session.ended')).toHaveLength(2);
  });

  it('a change of the email address reaches the sessions', async () => {
    const [phone] = ids();
    await add(sam, phone, null);
    await ask({ user: sam }, 'mutation { requestEmailChange(email: "moved@example.com") }');
    const [letter] = await harness.rows('mail', { recipient: 'moved@example.com' });
    const token = new URL(letter.link).searchParams.get('email');
    await ask({ user: sam }, 'mutation($token: String!) { confirmEmailChange(token: $token) }', { token });
    const [session] = await harness.rows('web_session', { sid_hash: phone });
    expect(session.data.email).toBe('moved@example.com');
  });
});
