import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import pg from 'pg';
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

const child = spawn(process.execPath, ['dist/server/main.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    APP_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR,
    DATABASE_URL: databaseUrl(server.url, DATABASE),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', async (code) => {
  await server.stop();
  process.exit(code ?? 1);
});
