/** Addresses of ours, of identity providers and of who gets events. */
const HTTPS_ONLY = [
  'MARKETING_ORIGIN',
  'APP_ORIGIN',
  'ADMIN_ORIGIN',
  'OIDC_ISSUER',
  'ACCOUNT_SECURITY_URL',
  'GOOGLE_ISSUER',
  'MIXPANEL_URL',
] as const;

/** Modes with which the driver encrypts the connection and checks the server's certificate. */
const TLS_MODES = ['require', 'verify-ca', 'verify-full'];

const isPlainHttp = (address: string | undefined): boolean =>
  address?.trim().toLowerCase().startsWith('http:') ?? false;

/** Whether a PostgreSQL address encrypts, or stays on the machine because it is a Unix socket. */
const isPrivate = (address: string): boolean => {
  if (!URL.canParse(address)) return true;
  const { searchParams } = new URL(address);
  return searchParams.get('host')?.startsWith('/') || TLS_MODES.includes(searchParams.get('sslmode') ?? '');
};

/**
 * What production refuses although each value is valid: origins and identity providers without TLS, a database
 * or photo connection without TLS, and a missing proxy, because the process itself does not speak TLS. One line per setting.
 */
export const productionProblems = (given: Readonly<Record<string, string | undefined>>): string[] => [
  ...HTTPS_ONLY.filter((name) => isPlainHttp(given[name])).map(
    (name) => `${name}: must begin with https:// in production`,
  ),
  ...(given.DATABASE_WITHOUT_TLS !== 'true' && !isPrivate(given.DATABASE_URL ?? '')
    ? [
        'DATABASE_URL: needs ?sslmode=verify-full in production; DATABASE_WITHOUT_TLS=true allows a connection without TLS',
      ]
    : []),
  ...(given.PHOTOS_S3_WITHOUT_TLS !== 'true' && isPlainHttp(given.PHOTOS_S3_ENDPOINT)
    ? [
        'PHOTOS_S3_ENDPOINT: must begin with https:// in production; PHOTOS_S3_WITHOUT_TLS=true allows a connection without TLS',
      ]
    : []),
  ...(Number(given.TRUST_PROXY) === 0
    ? ['TRUST_PROXY: must be 1 or more in production, where a proxy answers https for this process']
    : []),
];
