import { describe, expect, it } from 'vitest';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { saveLead } from './services/save-lead.ts';

const harness = await openFileHarness();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const lettersTo = (recipient: string) => harness.rows('mail', { recipient });
const kindsTo = async (recipient: string) => (await lettersTo(recipient)).map(({ kind }) => kind);

describe('the email to a new patient', () => {
  it('is sent once, when the account begins', async () => {
    await harness.signIn('anna@example.com');
    await harness.signIn('anna@example.com');
    expect(await lettersTo('anna@example.com')).toMatchObject([
      { kind: 'welcome', subject: 'Welcome to Thicket', link: 'http://app.localhost:3000/dashboard' },
    ]);
  });
});

describe('the email about a sign-in', () => {
  const signIn = (userAgent: string | null) =>
    harness.scope.use(accountGatewayPort).signIn({
      ...{ sub: 'otto', email: 'otto@example.com', emailVerified: true, source: 'test', leadId: null },
      userAgent,
    });

  it('is sent for each kind of browser that is new to the account, and not for its first', async () => {
    for (const userAgent of [IPHONE, IPHONE, WINDOWS, WINDOWS, IPHONE]) await signIn(userAgent);
    expect(await kindsTo('otto@example.com')).toEqual(['welcome', 'sign_in_new']);
    const [letter] = (await lettersTo('otto@example.com')).filter(({ kind }) => kind === 'sign_in_new');
    expect(letter?.body).toMatch(/^There was a first sign-in from Chrome on Windows on /);
    await signIn(null);
    expect(await kindsTo('otto@example.com')).toEqual(['welcome', 'sign_in_new', 'sign_in_new']);
  });

  it('is not sent to staff, whose page of browsers is elsewhere', async () => {
    const { email } = await harness.clinician('maya@example.com');
    const claims = { sub: email, email, emailVerified: true, source: 'test', leadId: null };
    for (const userAgent of [IPHONE, WINDOWS])
      await harness.scope.use(accountGatewayPort).signIn({ ...claims, userAgent });
    expect(await kindsTo(email)).toEqual([]);
  });
});

describe('the results of a visitor', () => {
  const save = (sendResults?: boolean) =>
    saveLead(
      harness.makeScope(),
      { leadId: harness.scope.ids.uuid(), user: null, ip: '10.0.0.9', userAgent: 'test' },
      { firstName: 'Vera', email: 'vera@example.com', sendResults },
    );

  it('are linked in one email a day, only when they asked for it, and its link opens nothing without signing in', async () => {
    expectOk(await save());
    expect(await lettersTo('vera@example.com')).toEqual([]);
    for (const _ of [1, 2]) expectOk(await save(true));
    const [letter, ...more] = await lettersTo('vera@example.com');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'results_saved', user_id: null });
    expect(letter?.link).toBe(
      'http://app.localhost:3000/auth/sign-in?returnTo=http%3A%2F%2Flocalhost%3A3000%2Fquiz%2Fresults',
    );
    expect(namesHealth(`${letter?.subject} ${letter?.preview} ${letter?.body}`)).toBe(false);
    harness.clock.advance(86_400_000);
    expectOk(await save(true));
    expect(await lettersTo('vera@example.com')).toHaveLength(2);
  });
});
