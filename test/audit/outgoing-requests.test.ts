import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { systemClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { sha256 } from '#kernel/sha256.ts';
import { recordPageview } from '#modules/analytics/services/record.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import { catalog, type MessageKind } from '#modules/mail/index.ts';
import { createMixpanelForwarder } from '#server/analytics/mixpanel.ts';
import { openFlags } from '#server/flags/launch-darkly.ts';
import { productFlags } from '#server/flags/product-flags.ts';
import { createSmtpService } from '#server/mail/smtp-service.ts';
import { createWebhookPager } from '#server/pager/webhook-pager.ts';
import { eventForwarderPort } from '#server/ports/event-forwarder.ts';
import { flagPort } from '#server/ports/flags.ts';
import { mailPort } from '#server/ports/mail.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { pagerPort } from '#server/ports/pager.ts';
import { textMessagesPort } from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import { createTwilioService } from '#server/text-messages/twilio-service.ts';
import type { Viewer } from '#server/viewer.ts';
import { type MixpanelEvent, startAnalyticsServer } from '#simulators/analytics/analytics-server.ts';
import { startFlagServer } from '#simulators/flag-service/flag-server.ts';
import { startMailServer } from '#simulators/mail/mail-server.ts';
import { startPagerServer } from '#simulators/pager/pager-server.ts';
import { startTextServer } from '#simulators/text-messages/text-server.ts';
import { startBuckets } from '#test/harness/buckets.ts';
import { healthFinder } from '#test/harness/health-finder.ts';
import { type Outgoing, recordOutgoing } from '#test/harness/record-outgoing.ts';
import { makeStory, openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';

/**
 * A patient's year of care with the adapters of production, each connected to its simulator on loopback, and everything that
 * the process wrote to anybody but its database. The pharmacy is called without a connection here: it has to know.
 */
interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const SUICIDAL = 'I think about suicide because of my hair.';

let harness: ProductHarness;
let outgoing: Outgoing;
let named: (text: string) => readonly string[];
const letters: Letter[] = [];
const texts: { number: string; body: string }[] = [];
const pages: { id: string; body: string }[] = [];
const batches: (readonly MixpanelEvent[])[] = [];
const ports = { mail: 0, texts: 0, pager: 0, analytics: 0, photos: 0, flags: 0, database: 0 };
const closers: (() => unknown)[] = [];
const portOf = (url: string): number => Number(new URL(url).port);

/** The patient turns text messages on, with the text that stands beside the switch. */
const turnTextsOn = async (viewer: Partial<Viewer>): Promise<void> => {
  const { currentUser } = await harness.ask(viewer, '{ currentUser { contactPreferences { type text } } }');
  const found: readonly { type: string; text: string }[] = Object(currentUser).contactPreferences;
  const text = found.find(({ type }) => type === 'sms_care')?.text ?? '';
  await harness.ask(
    viewer,
    'mutation($hash: String!) { saveContactPreference(type: "sms_care", isOn: true, shownHash: $hash) }',
    { hash: sha256(text) },
  );
};

/** They open pages in the browser, after agreeing to share it: one that is about health and one that is not. */
const openPages = async (): Promise<void> => {
  const visitor: Viewer = {
    ...{ host: 'marketing', requestId: 'r', leadId: randomIds.uuid(), utm: {}, mayShare: true },
    ...{ user: null, ip: '', userAgent: '' },
  };
  const referrer = 'https://thicket.test/condition/hair-loss';
  for (const path of ['/faq', '/condition/hair-loss'])
    await recordPageview(harness.makeScope(), visitor, {
      url: path,
      payload: JSON.stringify({
        ...{ eventId: randomIds.uuid(), sessionId: randomIds.uuid() },
        page_url: `https://thicket.test${path}?q=finasteride`,
        referrer,
      }),
    });
};

beforeAll(async () => {
  outgoing = recordOutgoing();
  closers.push(() => outgoing.stop());
  const log = pino({ level: 'silent' });
  const mail = await startMailServer({
    keep: async (letter) => {
      letters.push(letter);
      return null;
    },
    log,
  });
  const provider = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a token' };
  const phone = await startTextServer({
    ...provider,
    keep: async (text) => `SM${texts.push(text)}`,
    repliesOf: async () => [],
    report: async () => {},
  });
  const pager = await startPagerServer('a secret of the pager', async (page) => void pages.push(page));
  const analytics = await startAnalyticsServer('token', (batch) => void batches.push(batch));
  closers.push(mail.stop, phone.stop, pager.stop, analytics.stop);
  const smtp = createSmtpService({ url: mail.url, from: 'Thicket <mail@thicket.test>' });
  closers.push(smtp.close);
  const twilio = createTwilioService({
    ...provider,
    messagingServiceSid: `MG${'0'.repeat(32)}`,
    appOrigin: 'https://app.thicket.test',
    api: phone.url,
  });
  const paging = createWebhookPager({ url: pager.url, secret: 'a secret of the pager', clock: systemClock });
  const forwarder = createMixpanelForwarder({ token: 'token', url: analytics.url, log });
  const bucket = await startBuckets('objects');
  // Text messages can be turned on where only the service's flags say so.
  const flagService = await startFlagServer('sdk-key', flagValues({ 'sms-opt-in-location': 'account' }));
  const flags = await openFlags({ LAUNCHDARKLY_SDK_KEY: 'sdk-key', FLAGS_FILE: '' }, log, flagService.url);
  const forEveryone = productFlags(flags);
  closers.push(bucket.stop, flagService.stop, flags.close);
  harness = await openProductHarness(undefined, [
    provide(mailPort, () => smtp),
    provide(flagPort, () => forEveryone),
    provide(objectStorePort, () => bucket.store),
    provide(textMessagesPort, () => twilio),
    provide(pagerPort, () => paging),
    provide(eventForwarderPort, () => forwarder),
  ]);
  closers.push(harness.close);
  named = await healthFinder(harness.scope);
  Object.assign(ports, {
    mail: portOf(mail.url),
    texts: portOf(phone.url),
    pager: portOf(pager.url),
    analytics: analytics.port,
    photos: bucket.port,
    flags: flagService.port,
    database: Number(new URL(harness.database.url).port),
  });

  const patient: Partial<Viewer> = { user: await harness.person('patient@example.com') };
  await makeStory(harness, async () => {
    await turnTextsOn(patient);
    await openPages();
    await harness.sweep();
    await harness.drain();
  });
  await harness.ask(patient, 'mutation($body: String!) { sendMessage(body: $body) { id } }', {
    body: SUICIDAL,
  });
  // Texts wait for the morning, and the emergency escalates.
  for (let hour = 0; hour < 24; hour += 4) {
    harness.clock.advance(4 * 3_600_000);
    await harness.sweep();
    await harness.drain();
  }
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

/** All that was sent, but the content of photos. */
const toldTo = (port: number): string =>
  port === ports.photos
    ? outgoing
        .requestsTo(port)
        .map(({ head }) => head)
        .join('\n')
    : outgoing.to(port);

const kindOf = async ({ headers }: Letter): Promise<MessageKind> => {
  const id = /<([^@]+)@/.exec(headers['message-id'] ?? '')?.[1];
  return (await harness.rows('mail', { id }))[0].kind;
};

it('every service got something, and nothing went anywhere else', () => {
  expect(letters.length).toBeGreaterThan(10);
  expect(texts.length).toBeGreaterThan(2);
  expect(pages.length).toBeGreaterThan(0);
  expect(batches).toHaveLength(1);
  expect(outgoing.requestsTo(ports.photos).length).toBeGreaterThan(10);
  expect(outgoing.to(ports.flags)).toContain('GET /all ');
  const known = Object.values(ports);
  const others = [...outgoing.ports()].filter((port) => !known.includes(port));
  // The payment processor's, and that of the webhooks that it sends to the product.
  expect(others.every((port) => /\/v1\/|\/webhook/.test(outgoing.to(port)))).toBe(true);
  expect(others.some((port) => outgoing.to(port).includes('POST /v1/payment_intents'))).toBe(true);
});

it('no request names a product or a condition, but letters in their body', () => {
  for (const port of outgoing.ports())
    if (port !== ports.mail && port !== ports.database) expect(named(toldTo(port))).toEqual([]);
  expect(named(JSON.stringify(batches))).toEqual([]);
});

it('what stands on a locked phone names nothing about health', () => {
  for (const { body } of texts) expect(namesHealth(body), body).toBe(false);
  for (const { subject, html, headers } of letters) {
    const preview = /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    // Every patient has a page with this address, whatever they are treated for.
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
      href.replace('/treatment-plan', ''),
    );
    expect(preview, subject).not.toBe('');
    // Addresses of the demo's people have such words.
    const lines = JSON.stringify(headers).replaceAll(/\w+@example\.com/g, '');
    for (const text of [subject, preview, ...links, lines])
      expect(namesHealth(text) || named(text).length > 0, text).toBe(false);
  }
});

it('the body of a letter names no product and no condition, unless the law wants the product named', async () => {
  for (const letter of letters) {
    const { mayNameDrug = false } = { mayNameDrug: false, ...catalog[await kindOf(letter)] };
    if (!mayNameDrug) expect(named(letter.text), letter.subject).toEqual([]);
  }
});

it('a page names neither the patient nor what they wrote', () => {
  for (const { body } of pages) {
    expect(body).toContain('A case needs a clinician now');
    for (const told of ['Daniel', 'Reyes', 'patient@example.com', 'suicide'])
      expect(body).not.toContain(told);
  }
});

it('a word about health would be found', () => {
  expect(named('description=Finasteride+1+mg')).not.toEqual([]);
  expect(named('{"reason":"Hair loss"}')).not.toEqual([]);
  expect(named(SUICIDAL)).not.toEqual([]);
});
