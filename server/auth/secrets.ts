import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#config/settings.ts';

export interface AuthSecrets {
  /** Sign the lead cookie and the cookie of a sign-in in progress: the first signs, all are accepted. */
  readonly session: readonly string[];
  /** Shared by the embedded provider and its only client, or issued by an external provider. */
  readonly client: string;
}

const linkUnlessThere = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
};

/** Reads a secret from the data folder. The first process creates it (32 random bytes, readable by its owner only). */
const keptSecret = (folder: string, name: string): string => {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // Written to a temporary file, then linked: another process sees the whole secret or none.
    const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    linkUnlessThere(draft, path);
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
};

/** The secrets from the settings; outside production missing ones are created and stored in `DATA_DIR`. Read once, at start. */
export const readSecrets = (
  settings: Pick<Settings, 'SESSION_SECRET' | 'OIDC_CLIENT_SECRET' | 'OIDC_ISSUER' | 'DATA_DIR'>,
): AuthSecrets => {
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_SECRET)
    throw new Error('OIDC_CLIENT_SECRET is required when OIDC_ISSUER is set.');
  return {
    session: settings.SESSION_SECRET ?? [keptSecret(settings.DATA_DIR, 'session-secret')],
    client: settings.OIDC_CLIENT_SECRET ?? keptSecret(settings.DATA_DIR, 'oidc-client-secret'),
  };
};
