import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const schema = z
  .object({
    APP_ENV: z.enum(['demo', 'development', 'production', 'test']).default('demo'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    MARKETING_ORIGIN: origin.optional(),
    APP_ORIGIN: origin.optional(),
    ADMIN_ORIGIN: origin.optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
    DATA_DIR: z.string().min(1).default('.data'),
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    OIDC_ISSUER: z.url().optional(),
    OIDC_CLIENT_ID: z.string().min(1).default('thicket'),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
    LAUNCHDARKLY_SDK_KEY: z.string().min(1).optional(),
    FLAGS_FILE: z.string().default('config/flags.json'),
    /** Whether the API tells its schema; when unset, everywhere but in production. */
    GRAPHQL_INTROSPECTION: flag.optional(),
    OUTAGES_FILE: z.string().default('config/outages.json'),
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    OUTAGES_URL: z.string().default('/outages.json'),
    PHOTOS_S3_BUCKET: z.string().min(1).optional(),
    PHOTOS_S3_ENDPOINT: z.url().optional(),
    PHOTOS_S3_REGION: z.string().min(1).default('us-east-1'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    RUN_JOBS: flag.default(true),
    TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  })
  .superRefine((env, context) => {
    if (env.APP_ENV !== 'production') return;
    const required = [
      'MARKETING_ORIGIN',
      'APP_ORIGIN',
      'ADMIN_ORIGIN',
      'SESSION_SECRET',
      'OIDC_ISSUER',
      'OIDC_CLIENT_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ] as const;
    for (const name of required)
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'is required when APP_ENV is production' });
  });

type Env = z.output<typeof schema>;

export interface Origins {
  readonly marketing: string;
  readonly app: string;
  readonly admin: string;
}

/** Every setting of the process, checked once at start. Names are those of the environment variables. */
export interface Settings extends Readonly<Env> {
  readonly origins: Origins;
  /** Search engines, real money and real people: only in production. */
  readonly isProduction: boolean;
}

export class SettingsError extends Error {}

/**
 * Reads the environment. Throws one SettingsError that lists every bad setting with its reason.
 * Unset origins are the demo's: `http://localhost:PORT`, `http://app.localhost:PORT`, `http://admin.localhost:PORT`.
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings are not right:\n${lines.join('\n')}`);
  }
  return withOrigins(parsed.data);
};

const withOrigins = (env: Env): Settings => ({
  ...env,
  origins: {
    marketing: env.MARKETING_ORIGIN ?? `http://localhost:${env.PORT}`,
    app: env.APP_ORIGIN ?? `http://app.localhost:${env.PORT}`,
    admin: env.ADMIN_ORIGIN ?? `http://admin.localhost:${env.PORT}`,
  },
  isProduction: env.APP_ENV === 'production',
});
