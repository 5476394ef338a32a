import { z } from 'zod';
import { mailProblems } from './mail-problems.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { privateKey } from './private-key.ts';
import { productionProblems } from './production-problems.ts';

/** Paths that the identity provider redirects to, and of sign-out. */
const FIXED_ROUTES: readonly string[] = [
  '/api/auth/callback',
  '/api/auth/callback/google',
  '/api/auth/logout',
  '/api/auth/backchannel-logout',
  '/api/auth/impersonate',
];

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** A path on our own host: plain segments, no query. */
const route = z
  .string()
  .regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'needs a plain path, like /api/auth/login')
  .refine((path) => !FIXED_ROUTES.includes(path.toLowerCase()), 'is an address that sign-in needs itself');
/** Values with commas between them. */
const list = z.string().transform((value) => value.split(',').map((one) => one.trim()));
/** Ids; at most two (S9.15). */
const pixelIds = list
  .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(2, 'takes at most two ids'))
  .optional();
const secrets = list
  .refine(
    (all) => all.every((secret) => secret.length >= 32),
    'needs at least 32 characters, in each of its secrets if there are commas between several',
  )
  .optional();
/** Values of `amr` (RFC 8176). */
const methods = list.pipe(
  z.array(z.string().regex(/^[\w.:/-]{1,100}$/, 'needs names of methods with commas between them')).min(1),
);
/** Amazon Resource Names of SNS topics; a topic in FIFO order cannot notify an address. */
const topics = list
  .refine(
    (all) =>
      all.every((arn) => /^arn:aws(-us-gov)?:sns:[a-z]{2}(-[a-z]+)+-\d:\d{12}:[\w-]{1,256}$/.test(arn)),
    'needs the ARN of a topic, like arn:aws:sns:us-east-1:123456789012:email-reports, or several with commas between them',
  )
  .optional();
const httpsAddress = z.url({ protocol: /^https$/ });
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

/** `https://a.example, https://b.example` as origins. */
const secureOrigins = z.string().transform((list, context) =>
  list.split(',').map((text) => {
    const written = text.trim();
    const url = URL.canParse(written) ? new URL(written) : null;
    if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
      context.addIssue({
        code: 'custom',
        message: `"${written}" is not an origin such as https://images.example`,
      });
    return url?.origin ?? '';
  }),
);

const schema = z.object({
  APP_ENV: z.enum(['demo', 'development', 'production', 'test']).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  MARKETING_ORIGIN: origin.optional(),
  APP_ORIGIN: origin.optional(),
  ADMIN_ORIGIN: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether production accepts a DATABASE_URL without TLS. */
  DATABASE_WITHOUT_TLS: flag.default(false),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Signs cookies with the first; the others are still accepted, so that it can be replaced. */
  SESSION_SECRET: secrets,
  LOGIN_ROUTE: route.default('/api/auth/login'),
  PROFILE_ROUTE: route.default('/api/auth/me'),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('thicket'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** The class of sign-in (`acr_values`) that staff pages ask the provider for: one with a second factor. */
  STAFF_ACR: z
    .string()
    .regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'needs one value without spaces')
    .default('http://schemas.openid.net/pape/policies/2007/06/multi-factor'),
  /** Methods (`amr`, RFC 8176) of which one is enough where the provider does not name that class. */
  STAFF_AMR: methods.default(['mfa', 'otp', 'hwk', 'swk', 'pop', 'sc']),
  /** The provider's page on which patients turn two-step sign-in on and off; without one, our pages do not speak of it. */
  ACCOUNT_SECURITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** With both settings, people may also sign in with Google, or the provider that GOOGLE_ISSUER names. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** With this key, Google completes the delivery addresses of visitors who agreed. */
  GOOGLE_PLACES_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  /** FHIR R4 server of the pharmacy, and how we sign in there: SMART Backend Services. */
  PHARMACY_URL: httpsAddress.optional(),
  PHARMACY_TOKEN_URL: httpsAddress.optional(),
  PHARMACY_CLIENT_ID: z.string().min(1).optional(),
  PHARMACY_PRIVATE_KEY: privateKey.optional(),
  /** Signs the pharmacy's notifications to /api/pharmacy/webhook. */
  PHARMACY_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Where a live call takes place: an address with `{room}` in it. Without one in production, the clinician calls the patient's phone. */
  VIDEO_ROOM_URL: z
    .string()
    .regex(/^https:\/\/[^\s{}]+\{room\}[^\s{}]*$/, 'needs an https address with {room} in it')
    .optional(),
  /** Mail server for all email: `smtps://user:password@host`, or `smtp://…`, which must offer STARTTLS. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Instead of a mail server: sends all email by Postmark's API. */
  POSTMARK_TOKEN: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
  /** The password of the addresses to which Postmark reports bounces and complaints. */
  POSTMARK_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Where SMTP_URL is Amazon SES: the topics of Amazon SNS in which it reports bounces and complaints. */
  SES_TOPIC_ARN: topics,
  /** Sender of all email. */
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/,
      'needs a name and an address, like Thicket <mail@thicket.example>',
    )
    .optional(),
  /** Where clinicians are paged about emergencies: a webhook, and the secret that signs what it gets. */
  PAGER_URL: httpsAddress.optional(),
  PAGER_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Text messages with Twilio; without these three, production sends none. The token also signs what Twilio reports. */
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'needs AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .regex(/^MG[0-9a-f]{32}$/, 'needs MG and 32 hexadecimal digits')
    .optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /**
   * Who calculates sales tax: a table of averages by state, which production refuses; Stripe Tax; or nobody, so that
   * none is collected. Production has to choose.
   */
  SALES_TAX: z.enum(['table', 'stripe', 'none']).default('table'),
  /** Postal address of the seller, on invoices, receipts and marketing emails. Required in production. */
  SELLER_ADDRESS: z
    .string()
    .trim()
    .min(10, 'needs a street, a city, a state and a ZIP code')
    .max(200)
    .default('1 Example Street, Albany, NY 12207'),
  /** Price of express shipping in cents. */
  EXPRESS_SHIPPING_CENTS: z.coerce.number().int().min(0).max(100_000).default(1_495),
  /** Fee of a visit that begins without an order, in cents; 0 for none. */
  VISIT_FEE_CENTS: z.coerce.number().int().min(0).max(100_000).default(0),
  /** When that fee is charged: with the request, or with the plan that the patient accepts. */
  VISIT_FEE_WHEN: z.enum(['request', 'plan']).default('plan'),
  LAUNCHDARKLY_SDK_KEY: z.string().min(1).optional(),
  FLAGS_FILE: z.string().default('config/flags.json'),
  /** Whether the API allows introspection; by default everywhere except in production. */
  GRAPHQL_INTROSPECTION: flag.optional(),
  /** Whether /graphql answers only the product's own documents and those of GRAPHQL_SAFELIST_FILE. */
  GRAPHQL_SAFELIST: flag.default(false),
  GRAPHQL_SAFELIST_FILE: z.string().min(1).optional(),
  IMAGE_SOURCES: secureOrigins.optional(),
  OUTAGES_FILE: z.string().default('config/outages.json'),
  /** Address on which METRICS_PORT is served. */
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Collector of OpenTelemetry traces; without it none are made, and nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Empty for no outage banner. */
  OUTAGES_URL: z
    .string()
    .default('/outages.json')
    .transform((address) => (address === 'none' ? '' : address)),
  PHOTOS_S3_BUCKET: z.string().min(1).optional(),
  /** How the object store encrypts photos: with its own key, with a key of AWS KMS, or as the bucket is set up. */
  PHOTOS_S3_ENCRYPTION: z.enum(['AES256', 'aws:kms', 'none']).default('AES256'),
  PHOTOS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PHOTOS_S3_KMS_KEY: z.string().min(1).optional(),
  PHOTOS_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Whether production accepts a PHOTOS_S3_ENDPOINT without TLS. */
  PHOTOS_S3_WITHOUT_TLS: flag.default(false),
  /** When set, events of visitors who agreed are sent to Mixpanel. */
  MIXPANEL_TOKEN: z.string().min(1).optional(),
  MIXPANEL_URL: z.url({ protocol: /^https?$/ }).default('https://api.mixpanel.com'),
  AD_PIXEL_URL: httpsAddress.optional(),
  AD_PIXEL_HAIR_LOSS_IDS: pixelIds,
  AD_PIXEL_SEXUAL_HEALTH_IDS: pixelIds,
  SESSION_RECORDER_URL: httpsAddress.optional(),
  ANALYTICS_RETENTION_DAYS: z.coerce.number().int().min(1).max(3_650).default(395),
  /** Which release runs: a commit or a version. */
  RELEASE: z.string().trim().min(1).max(100).default('unknown'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RUN_JOBS: flag.default(true),
  /** Seconds for which a process that is told to stop keeps serving while `/readyz` says 503; 5 in production, else none. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(120).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** Settings of services that a rehearsal of production simulates. */
export const simulatedInRehearsals = [
  'DATABASE_URL',
  'PHARMACY_URL',
  'PHARMACY_CLIENT_ID',
  'PHARMACY_PRIVATE_KEY',
  'PHARMACY_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'PAGER_URL',
  'PAGER_SECRET',
] as const;

/** What production does not start without (docs/decisions/outside-services.md). */
export const requiredInProduction = [
  'MARKETING_ORIGIN',
  'APP_ORIGIN',
  'ADMIN_ORIGIN',
  'SESSION_SECRET',
  'TRUST_PROXY',
  'OIDC_ISSUER',
  'OIDC_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SALES_TAX',
  'SELLER_ADDRESS',
  ...simulatedInRehearsals,
] as const;

/** Settings that only work together. */
const together = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PHARMACY_URL', 'PHARMACY_CLIENT_ID'],
  ['PHARMACY_URL', 'PHARMACY_PRIVATE_KEY'],
  ['PHARMACY_URL', 'PHARMACY_WEBHOOK_SECRET'],
  ['PHARMACY_CLIENT_ID', 'PHARMACY_URL'],
  ['PHARMACY_WEBHOOK_SECRET', 'PHARMACY_URL'],
  ['PHARMACY_PRIVATE_KEY', 'PHARMACY_URL'],
  ['PHARMACY_TOKEN_URL', 'PHARMACY_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['POSTMARK_TOKEN', 'MAIL_FROM'],
  ['POSTMARK_TOKEN', 'POSTMARK_WEBHOOK_SECRET'],
  ['POSTMARK_WEBHOOK_SECRET', 'POSTMARK_TOKEN'],
  ['PAGER_URL', 'PAGER_SECRET'],
  ['PAGER_SECRET', 'PAGER_URL'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_MESSAGING_SERVICE_SID'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID'],
  ['TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_ACCOUNT_SID'],
  ['GRAPHQL_SAFELIST_FILE', 'GRAPHQL_SAFELIST'],
  ['AD_PIXEL_HAIR_LOSS_IDS', 'AD_PIXEL_URL'],
  ['AD_PIXEL_SEXUAL_HEALTH_IDS', 'AD_PIXEL_URL'],
] as const;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Dependencies between settings. Checks the raw values, so that they are reported even when a value is also invalid.
 */
const missing = (given: Given, simulated: readonly (typeof simulatedInRehearsals)[number][]): string[] => [
  ...(given.APP_ENV === 'production' ? requiredInProduction : [])
    .filter((name) => given[name] === undefined && !simulated.some((other) => other === name))
    .filter((name) => name !== 'SMTP_URL' || given.POSTMARK_TOKEN === undefined)
    .map((name) => `${name}: is required when APP_ENV is production`),
  ...together
    .filter(([one, other]) => given[one] !== undefined && given[other] === undefined)
    .filter(
      ([, other]) => given.APP_ENV !== 'production' || !requiredInProduction.some((name) => name === other),
    )
    .map(([one, other]) => `${other}: is required when ${one} is set`),
  ...mailProblems(given),
  ...(given.APP_ENV === 'production' && given.SALES_TAX === 'table'
    ? [
        'SALES_TAX: must be stripe or none in production, because the table has averages that nobody has verified',
      ]
    : []),
  ...(given.PROFILE_ROUTE !== undefined && given.PROFILE_ROUTE === given.LOGIN_ROUTE
    ? ['PROFILE_ROUTE: must differ from LOGIN_ROUTE']
    : []),
];

type Env = z.output<typeof schema>;

export interface Origins {
  readonly marketing: string;
  readonly app: string;
  readonly admin: string;
}

/** Every setting of the process, checked once at start. Names are those of the environment variables. */
export interface Settings extends Readonly<Env> {
  readonly origins: Origins;
  /** The value of VIDEO_ROOM_URL; outside of production the demo's own page, and null for calls by phone. */
  readonly videoRoomUrl: string | null;
  /** The value of ACCOUNT_SECURITY_URL; the page of the simulated provider where that is used; else null. */
  readonly accountSecurityUrl: string | null;
  /** Search engines, real payments and real patients are allowed only in production. */
  readonly isProduction: boolean;
  /** DRAIN_SECONDS in milliseconds. */
  readonly drainMs: number;
  /** The value of GRAPHQL_INTROSPECTION; by default everywhere except in production. */
  readonly allowsIntrospection: boolean;
}

/** Lists the problems of the settings, one line each, beginning with the setting's name. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/**
 * Reads the environment. Throws one SettingsError that lists every invalid setting with its reason.
 * Unset origins are the demo's: `http://localhost:PORT`, `http://app.localhost:PORT`, `http://admin.localhost:PORT`.
 * Production does not require what `simulated` names; only the program with simulators passes any (simulators/main.ts).
 */
export const readSettings = (
  env: NodeJS.ProcessEnv,
  simulated: readonly (typeof simulatedInRehearsals)[number][] = [],
): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [
    ...misspeltSettings(given, settingNames),
    ...wrong,
    ...missing(given, simulated),
    // A rehearsal runs on the loopback interface, without TLS.
    ...(given.APP_ENV === 'production' && simulated.length === 0 ? productionProblems(given) : []),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  const settings = withOrigins(parsed.data);
  if (placesAtRisk(settings))
    throw new SettingsError(['GOOGLE_PLACES_KEY: needs an APP_ORIGIN other than MARKETING_ORIGIN']);
  return settings;
};

/** Google's script runs on the marketing host, because it must not have access to a page about health. */
const placesAtRisk = ({ GOOGLE_PLACES_KEY, origins }: Settings): boolean =>
  GOOGLE_PLACES_KEY !== undefined && origins.marketing === origins.app;

const demoRoom = ({ APP_ENV }: Env, app: string): string | null =>
  APP_ENV === 'production' ? null : `${app}/video-room/{room}`;

const simulatedSecurityPage = ({ APP_ENV, OIDC_ISSUER, PORT }: Env): string | null =>
  APP_ENV === 'production' || OIDC_ISSUER !== undefined ? null : `http://localhost:${PORT}/oidc/security`;

const originsOf = (env: Env): Origins => ({
  marketing: env.MARKETING_ORIGIN ?? `http://localhost:${env.PORT}`,
  app: env.APP_ORIGIN ?? `http://app.localhost:${env.PORT}`,
  admin: env.ADMIN_ORIGIN ?? `http://admin.localhost:${env.PORT}`,
});

const withOrigins = (env: Env): Settings => ({
  ...env,
  origins: originsOf(env),
  videoRoomUrl: env.VIDEO_ROOM_URL ?? demoRoom(env, originsOf(env).app),
  accountSecurityUrl: env.ACCOUNT_SECURITY_URL ?? simulatedSecurityPage(env),
  isProduction: env.APP_ENV === 'production',
  drainMs: 1_000 * (env.DRAIN_SECONDS ?? (env.APP_ENV === 'production' ? 5 : 0)),
  allowsIntrospection: env.GRAPHQL_INTROSPECTION ?? env.APP_ENV !== 'production',
});
