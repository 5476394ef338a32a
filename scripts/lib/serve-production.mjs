import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * The built product as in production, on loopback, with an embedded database and a simulated
 * pharmacy. The settings of the identity provider and of Stripe are invented: neither is contacted while nobody signs in
 * or pays.
 */
export const serveProduction = async () => {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'thicket-production-'));
  const origins = { marketing: `http://localhost:${port}`, app: `http://app.localhost:${port}` };
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, ['dist/server/simulators/main.mjs'], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...env,
      NODE_ENV: 'production',
      APP_ENV: 'production',
      REHEARSE_PRODUCTION: 'true',
      LOG_LEVEL: 'error',
      RUN_JOBS: 'false',
      PORT: String(port),
      DATA_DIR: dataDir,
      MARKETING_ORIGIN: origins.marketing,
      APP_ORIGIN: origins.app,
      ADMIN_ORIGIN: `http://admin.localhost:${port}`,
      SESSION_SECRET: 'only-for-measuring-on-this-machine',
      TRUST_PROXY: '1',
      OIDC_ISSUER: `http://localhost:${port}`,
      OIDC_CLIENT_SECRET: 'never-asked',
      STRIPE_SECRET_KEY: 'sk_test_never_asked',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_never_asked',
      STRIPE_WEBHOOK_SECRET: 'whsec_never_asked',
      SALES_TAX: 'none',
      SELLER_ADDRESS: '1 Main Street, Albany, NY 12207',
    },
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words = (words + chunk).slice(-4_000);
  });
  await new Promise((resolve, reject) => {
    child.on('message', (message) => 'ready' in message && resolve());
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${words}`)));
  });
  return {
    origins,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
