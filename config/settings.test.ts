import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pharmacySettings } from '#test/harness/pharmacy-settings.ts';
import {
  readSettings,
  requiredInProduction,
  SettingsError,
  settingNames,
  simulatedInRehearsals,
} from './settings.ts';

const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
};
const names = (lines: readonly string[]): string[] => lines.map((line) => line.trim().split(':')[0] ?? '');

it('a start with invalid settings names each of them and the reason', () => {
  const lines = problems({ PORT: 'eighty', APP_ORIGIN: 'app', SESSION_SECRET: 'short', RUN_JOBS: 'yes' });
  expect(names(lines).toSorted()).toEqual(['APP_ORIGIN', 'PORT', 'RUN_JOBS', 'SESSION_SECRET']);
  expect(lines.join('\n')).toContain('SESSION_SECRET: needs at least 32 characters');
  for (const line of lines) expect(line).toMatch(/^ {2}\w+: \S/);
});

it.each(['demo', 'development', 'test'])('S3.59: %s is an environment, and so is production', (APP_ENV) => {
  expect(readSettings({ APP_ENV })).toMatchObject({ APP_ENV, isProduction: false });
  expect(names(problems({ APP_ENV: 'staging' }))).toContain('APP_ENV');
});

it('in production, missing settings are reported together with invalid ones', () => {
  const found = names(problems({ APP_ENV: 'production', PORT: 'eighty', METRICS_PORT: '0' }));
  expect(found).toEqual(
    expect.arrayContaining(['PORT', 'METRICS_PORT', 'SESSION_SECRET', 'OIDC_ISSUER', 'STRIPE_SECRET_KEY']),
  );
});

it.each([
  '',
  '/',
  'login',
  '//evil.test',
  '/a//b',
  '/a?b=c',
  '/a#b',
  '/../a',
  'https://evil.test/a',
  '/api/auth/logout',
  '/api/auth/backchannel-logout',
  '/API/auth/callback',
])('S2.16: the setting of the login route refuses %j', (path) => {
  if (path === '') expect(readSettings({ LOGIN_ROUTE: '' }).LOGIN_ROUTE).toBe('/api/auth/login');
  else expect(names(problems({ LOGIN_ROUTE: path }))).toEqual(['LOGIN_ROUTE']);
});

it('login route and profile route must differ', () => {
  expect(names(problems({ LOGIN_ROUTE: '/me', PROFILE_ROUTE: '/me' }))).toEqual(['PROFILE_ROUTE']);
});

it.each([
  [{ OIDC_ISSUER: 'https://id.test' }, 'OIDC_CLIENT_SECRET'],
  [{ ...pharmacySettings, PHARMACY_CLIENT_ID: undefined }, 'PHARMACY_CLIENT_ID'],
  [{ ...pharmacySettings, PHARMACY_PRIVATE_KEY: undefined }, 'PHARMACY_PRIVATE_KEY'],
  [{ ...pharmacySettings, PHARMACY_WEBHOOK_SECRET: undefined }, 'PHARMACY_WEBHOOK_SECRET'],
  [{ PHARMACY_TOKEN_URL: 'https://pharmacy.test/token' }, 'PHARMACY_URL'],
  [{ SMTP_URL: 'smtps://mail.test' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Thicket <mail@thicket.test>' }, 'SMTP_URL'],
  [{ POSTMARK_TOKEN: 'server-token', POSTMARK_WEBHOOK_SECRET: 'sixteen characters' }, 'MAIL_FROM'],
  [{ POSTMARK_TOKEN: 'server-token', MAIL_FROM: 'Thicket <mail@thicket.test>' }, 'POSTMARK_WEBHOOK_SECRET'],
  [{ POSTMARK_WEBHOOK_SECRET: 'sixteen characters' }, 'POSTMARK_TOKEN'],
  [{ SES_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:email-reports' }, 'SMTP_URL'],
  [{ PAGER_URL: 'https://pager.test/thicket' }, 'PAGER_SECRET'],
  [{ PAGER_SECRET: 'sixteen characters' }, 'PAGER_URL'],
  [{ TWILIO_AUTH_TOKEN: 'sixteen characters' }, 'TWILIO_ACCOUNT_SID'],
  [{ TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` }, 'TWILIO_ACCOUNT_SID'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
])('%j reports that %s is missing', (env, name) => {
  expect(names(problems(env))).toEqual([name]);
});

const production = {
  APP_ENV: 'production',
  MARKETING_ORIGIN: 'https://thicket.test',
  APP_ORIGIN: 'https://app.thicket.test',
  ADMIN_ORIGIN: 'https://admin.thicket.test',
  SESSION_SECRET: 'a secret of more than 32 characters',
  OIDC_ISSUER: 'https://identity.test',
  OIDC_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SALES_TAX: 'none',
  SELLER_ADDRESS: '1 Main Street, Albany, NY 12207',
  DATABASE_URL: 'postgres://user@database.test/thicket?sslmode=verify-full',
  TRUST_PROXY: '1',
  ...pharmacySettings,
  SMTP_URL: 'smtps://user:secret@mail.thicket.test',
  MAIL_FROM: 'Thicket <mail@thicket.test>',
  PAGER_URL: 'https://pager.test/thicket',
  PAGER_SECRET: 'sixteen characters',
};

it.each(requiredInProduction)('production does not start without %s, and names it in a line', (name) => {
  expect(problems(production)).toEqual([]);
  for (const value of [undefined, ''])
    expect(problems({ ...production, [name]: value })).toEqual([
      `  ${name}: is required when APP_ENV is production`,
    ]);
});

it.each(simulatedInRehearsals)('a rehearsal of production starts without %s, which it simulates', (name) => {
  expect(readSettings({ ...production, [name]: undefined }, [name]).isProduction).toBe(true);
});

it('production sends email with Postmark instead of a mail server', () => {
  const postmark = { POSTMARK_TOKEN: 'server-token', POSTMARK_WEBHOOK_SECRET: 'sixteen characters' };
  expect(problems({ ...production, SMTP_URL: undefined, ...postmark })).toEqual([]);
});

it('production starts without the services that the decision record calls optional', () => {
  const record = readFileSync(new URL('../docs/decisions/outside-services.md', import.meta.url), 'utf8');
  const optional = [...record.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(optional).toEqual(
    expect.arrayContaining(['TWILIO_ACCOUNT_SID', 'PHOTOS_S3_BUCKET', 'MIXPANEL_TOKEN']),
  );
  const set: Readonly<Record<string, unknown>> = { ...readSettings(production) };
  for (const name of optional) {
    expect(settingNames).toContain(name);
    expect([name, set[name]]).toEqual([name, undefined]);
  }
});

it.each([
  'MARKETING_ORIGIN',
  'APP_ORIGIN',
  'ADMIN_ORIGIN',
  'OIDC_ISSUER',
  'ACCOUNT_SECURITY_URL',
  'GOOGLE_ISSUER',
  'MIXPANEL_URL',
])('production refuses a %s without TLS, and names it', (name) => {
  expect(problems({ ...production, [name]: 'http://thicket.test' })).toEqual([
    `  ${name}: must begin with https:// in production`,
  ]);
});

it('the page for two-step sign-in is the simulated provider’s, that of the setting, or none', () => {
  const page = (env: NodeJS.ProcessEnv) => readSettings(env).accountSecurityUrl;
  const ACCOUNT_SECURITY_URL = 'https://identity.test/account';
  const external = { OIDC_ISSUER: 'https://identity.test', OIDC_CLIENT_SECRET: 'secret' };
  expect(page({ PORT: '4000' })).toBe('http://localhost:4000/oidc/security');
  for (const env of [external, production]) {
    expect(page(env)).toBeNull();
    expect(page({ ...env, ACCOUNT_SECURITY_URL })).toBe(ACCOUNT_SECURITY_URL);
  }
});

it('production refuses a database without TLS unless a setting allows it; a Unix socket needs none', () => {
  const withUrl = (DATABASE_URL: string, more = {}) =>
    names(problems({ ...production, DATABASE_URL, ...more }));
  for (const mode of ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify', '?host=database.test'])
    expect(withUrl(`postgres://user@database.test/thicket${mode}`)).toEqual(['DATABASE_URL']);
  for (const mode of ['?sslmode=require', '?sslmode=verify-full', '?host=/var/run/postgresql'])
    expect(withUrl(`postgres://user@database.test/thicket${mode}`)).toEqual([]);
  const allowed = { DATABASE_WITHOUT_TLS: 'true' };
  expect(withUrl('postgres://user@database.test/thicket', allowed)).toEqual([]);
  expect(withUrl('postgres://u@h/d', { DATABASE_WITHOUT_TLS: 'false' })).toEqual(['DATABASE_URL']);
});

it('production refuses an object store without TLS unless a setting allows it', () => {
  const withStore = (PHOTOS_S3_ENDPOINT: string, more = {}) =>
    names(problems({ ...production, PHOTOS_S3_BUCKET: 'photos', PHOTOS_S3_ENDPOINT, ...more }));
  expect(withStore('http://objects:9000')).toEqual(['PHOTOS_S3_ENDPOINT']);
  expect(withStore('https://objects.test')).toEqual([]);
  expect(withStore('http://objects:9000', { PHOTOS_S3_WITHOUT_TLS: 'true' })).toEqual([]);
});

it('photos are encrypted by the object store unless a setting says otherwise', () => {
  expect(readSettings({}).PHOTOS_S3_ENCRYPTION).toBe('AES256');
  expect(names(problems({ PHOTOS_S3_ENCRYPTION: 'rot13' }))).toEqual(['PHOTOS_S3_ENCRYPTION']);
});

it('production requires a proxy, which answers https', () => {
  expect(names(problems({ ...production, TRUST_PROXY: '0' }))).toEqual(['TRUST_PROXY']);
});

it('SESSION_SECRET is one secret or several with commas, each of at least 32 characters', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readSettings({ SESSION_SECRET: one }).SESSION_SECRET).toEqual([one]);
  expect(readSettings({ SESSION_SECRET: `${other}, ${one}` }).SESSION_SECRET).toEqual([other, one]);
  for (const SESSION_SECRET of [`${one},short`, `${one},`, ','])
    expect(names(problems({ SESSION_SECRET }))).toEqual(['SESSION_SECRET']);
});

it.each([
  ['production', production, false],
  ['production with the setting true', { ...production, GRAPHQL_INTROSPECTION: 'true' }, true],
  ['the demo', {}, true],
  ['a demo with the setting false', { GRAPHQL_INTROSPECTION: 'false' }, false],
])('introspection is off in production by default: %s', (_, env, allowed) => {
  expect(readSettings(env).allowsIntrospection).toBe(allowed);
});

it('all documents are answered unless GRAPHQL_SAFELIST is true, which a file of more documents needs', () => {
  expect(readSettings({}).GRAPHQL_SAFELIST).toBe(false);
  const GRAPHQL_SAFELIST_FILE = 'documents.json';
  expect(readSettings({ GRAPHQL_SAFELIST: 'true', GRAPHQL_SAFELIST_FILE }).GRAPHQL_SAFELIST).toBe(true);
  expect(problems({ GRAPHQL_SAFELIST_FILE })).toContain(
    '  GRAPHQL_SAFELIST: is required when GRAPHQL_SAFELIST_FILE is set',
  );
});

it('production requires the postal address of the seller', () => {
  expect(readSettings({}).SELLER_ADDRESS).toContain('Example Street');
  expect(names(problems({ ...production, SELLER_ADDRESS: undefined }))).toEqual(['SELLER_ADDRESS']);
  expect(names(problems({ ...production, SELLER_ADDRESS: 'NY' }))).toEqual(['SELLER_ADDRESS']);
});

it('production must choose who calculates sales tax; it refuses the table of averages and a missing setting', () => {
  expect(readSettings({}).SALES_TAX).toBe('table');
  expect(problems({ ...production, SALES_TAX: 'stripe' })).toEqual([]);
  expect(problems({ ...production, SALES_TAX: 'none' })).toEqual([]);
  expect(names(problems({ ...production, SALES_TAX: 'table' }))).toEqual(['SALES_TAX']);
  expect(names(problems({ ...production, SALES_TAX: undefined }))).toEqual(['SALES_TAX']);
});

it('production sends text messages only with all settings of Twilio, which have its form', () => {
  const ids = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`,
  };
  expect(problems({ ...production, ...ids, TWILIO_AUTH_TOKEN: 'sixteen characters' })).toEqual([]);
  expect(names(problems({ ...production, ...ids }))).toEqual(['TWILIO_AUTH_TOKEN']);
  expect(names(problems({ TWILIO_ACCOUNT_SID: 'AC1' }))).toEqual([
    ...['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
  ]);
});

it('production sends email by a mail server or by Postmark, and not by both', () => {
  const postmark = { POSTMARK_TOKEN: 'server-token', POSTMARK_WEBHOOK_SECRET: 'sixteen characters' };
  expect(problems({ ...production, ...postmark, SMTP_URL: undefined })).toEqual([]);
  expect(names(problems({ ...production, ...postmark }))).toEqual(['POSTMARK_TOKEN']);
  const guessed = { ...production, ...postmark, SMTP_URL: undefined, POSTMARK_WEBHOOK_SECRET: 'short' };
  expect(names(problems(guessed))).toEqual(['POSTMARK_WEBHOOK_SECRET']);
});

it('SES_TOPIC_ARN is the ARN of a topic or several with commas, where email goes out by SMTP', () => {
  const [one, other] = [
    'arn:aws:sns:us-east-1:123456789012:reports',
    'arn:aws-us-gov:sns:us-gov-west-1:123456789012:r',
  ];
  const read = (SES_TOPIC_ARN: string) => readSettings({ ...production, SES_TOPIC_ARN }).SES_TOPIC_ARN;
  expect(read(one)).toEqual([one]);
  expect(read(`${one}, ${other}`)).toEqual([one, other]);
  for (const SES_TOPIC_ARN of [
    'reports',
    `${one},`,
    `${one}.fifo`,
    one.replace('us-east-1', 's3-us-west-2'),
    one.replace('sns', 'sqs'),
  ])
    expect(names(problems({ ...production, SES_TOPIC_ARN }))).toEqual(['SES_TOPIC_ARN']);
  const postmark = { POSTMARK_TOKEN: 'server-token', POSTMARK_WEBHOOK_SECRET: 'sixteen characters' };
  const both = { ...production, ...postmark, SMTP_URL: undefined, SES_TOPIC_ARN: one };
  expect(names(problems(both))).toEqual(['SES_TOPIC_ARN']);
});

it('pages go to an https address only, signed with a secret that nobody guesses', () => {
  expect(names(problems({ ...production, PAGER_URL: 'http://pager.test' }))).toEqual(['PAGER_URL']);
  expect(names(problems({ ...production, PAGER_SECRET: 'short' }))).toEqual(['PAGER_SECRET']);
});

it.each([
  ['text that is no JSON', 'secret'],
  ['a key without its id', JSON.stringify({ kty: 'EC', alg: 'ES384', d: 'x' })],
  ['a public key', JSON.stringify({ kty: 'EC', alg: 'ES384', kid: '1', x: 'x', y: 'y' })],
  [
    'an algorithm that pharmacies do not have to know',
    JSON.stringify({ kty: 'EC', alg: 'ES256', kid: '1', d: 'x' }),
  ],
  ['an algorithm of another kind of key', JSON.stringify({ kty: 'RSA', alg: 'ES384', kid: '1', d: 'x' })],
])('the key for the pharmacy is not %s', (_, PHARMACY_PRIVATE_KEY) => {
  expect(names(problems({ ...production, PHARMACY_PRIVATE_KEY }))).toEqual(['PHARMACY_PRIVATE_KEY']);
});

it.each(['collector:4318', 'grpc://collector:4317', 'collector'])(
  'traces go to a collector by http or https, not to %s',
  (address) => {
    expect(names(problems({ OTEL_EXPORTER_OTLP_ENDPOINT: address }))).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ]);
    const { OTEL_EXPORTER_OTLP_ENDPOINT: taken } = readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    });
    expect(taken).toBe('http://collector:4318');
  },
);
