import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { GOOGLE_CLIENT, startTestGoogle } from '#server/auth/test-google.ts';
import { startTestServer } from '../support/server.ts';
import { databaseUrl, ensureTemplate } from '../support/template.ts';

/**
 * Serves the built product for the browser tests: an empty database of its own on the test server, its own data
 * folder, and the demo's people. Started and stopped by Playwright.
 */
const DATA_DIR = '.data/e2e';
const DATABASE = 'test_e2e';

const server = await startTestServer();
const client = new pg.Client({ connectionString: server.url });
await client.connect();
const template = await ensureTemplate(server.url);
await client.query(`drop database if exists ${DATABASE} with (force)`);
await client.query(`create database ${DATABASE} template ${template}`);
await client.end();
await rm(DATA_DIR, { recursive: true, force: true });

const serve = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['dist/server/simulators/main.mjs'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR,
      DATABASE_URL: databaseUrl(server.url, DATABASE),
      ...env,
    },
  });

const first = serve({});
const processes = [first];

// A second process on the next port and the same database, with everything that a setting switches on: third parties
// that a visitor may agree to, and a second provider to sign in with, on the port after it.
const secondPort = Number(process.env.PORT) + 1;
const google = await startTestGoogle(secondPort + 1, { app: `http://app.localhost:${secondPort}` });
google.person = { sub: 'g-otto', email: 'otto@google.example', email_verified: true };

const withThirdParties = {
  PORT: String(secondPort),
  GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
  GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
  GOOGLE_ISSUER: google.issuer,
  RUN_JOBS: 'false',
  AD_PIXEL_URL: 'https://ads.example/p',
  AD_PIXEL_HAIR_LOSS_IDS: 'hair-1,hair-2',
  AD_PIXEL_SEXUAL_HEALTH_IDS: 'sexual-1,sexual-2',
  SESSION_RECORDER_URL: 'https://recorder.example/r.js',
  GOOGLE_PLACES_KEY: 'places-key',
};
first.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('ready' in message) || processes.length > 1)
    return;
  processes.push(serve(withThirdParties));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const one of processes) one.kill('SIGTERM');
  });
first.on('exit', async (code) => {
  for (const one of processes) one.kill('SIGTERM');
  await server.stop();
  process.exit(code ?? 1);
});
