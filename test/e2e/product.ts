import { readFile, rm, writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { copyFiles, ensureDemoSnapshot } from '../harness/demo-snapshot.ts';
import { cloneDatabase, dropDatabase } from '../harness/on-server.ts';
import { type ServedProduct, serveProduct } from '../harness/served-product.ts';
import { GOOGLE_CLIENT, startTestGoogle } from '../harness/visitor/test-google.ts';
import { origins, ports, withThirdParties, workerName } from './hosts.ts';

/** The product under test, on a database and a clock of its own for each worker. */
export interface WorkerProduct {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

interface WorkerFixtures {
  /** Set by files whose tests move the clock: they get a product process that no other file uses. */
  clockOf: string;
  /** False in files that let many months pass and use no demo patient: there are no others who run through them. */
  hasHistories: boolean;
  product: WorkerProduct;
  /** A second process on the same database, with Google, ads, a recorder and address search switched on. */
  thirdParties: ServedProduct;
  /** A second process on the same database, where treatment of early ejaculation is switched off. */
  pausedLine: ServedProduct;
}

const serverUrl = (): string => process.env.E2E_DATABASE_SERVER ?? '';

/** Playwright's `test` with a running product. */
export const test = base.extend<object, WorkerFixtures>({
  clockOf: ['everybody', { scope: 'worker', option: true }],
  hasHistories: [true, { scope: 'worker', option: true }],
  product: [
    async ({ clockOf: _, hasHistories }, use) => {
      const dataDir = `.data/${workerName}`;
      const database = `test_${Math.floor(Date.now() / 1_000)}_${workerName}`;
      const snapshot = await ensureDemoSnapshot(serverUrl(), { hasHistories });
      const databaseUrl = await cloneDatabase(serverUrl(), snapshot.database, database);
      await rm(dataDir, { recursive: true, force: true });
      await copyFiles(snapshot, dataDir);
      const env = { LOG_LEVEL: 'warn', ...(!hasHistories && { DEMO_HISTORY: 'none' }) };
      const product = await serveProduct({ dataDir, port: ports.product, databaseUrl, env });
      await use({ dataDir, databaseUrl });
      await product.end('SIGTERM');
      await dropDatabase(serverUrl(), database);
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  thirdParties: [
    async ({ product: { dataDir, databaseUrl } }, use) => {
      const google = await startTestGoogle(ports.google, withThirdParties);
      google.person = { sub: 'g-otto', email: 'otto@google.example', email_verified: true };
      const env = {
        LOG_LEVEL: 'warn',
        RUN_JOBS: 'false',
        GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
        GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
        GOOGLE_ISSUER: google.issuer,
        AD_PIXEL_URL: 'https://ads.example/p',
        AD_PIXEL_HAIR_LOSS_IDS: 'hair-1,hair-2',
        AD_PIXEL_SEXUAL_HEALTH_IDS: 'sexual-1,sexual-2',
        SESSION_RECORDER_URL: 'https://recorder.example/r.js',
        GOOGLE_PLACES_KEY: 'places-key',
      };
      const second = await serveProduct({ dataDir, port: ports.withThirdParties, databaseUrl, env });
      await use(second);
      await second.end('SIGTERM');
      await google.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  pausedLine: [
    async ({ product: { dataDir, databaseUrl } }, use) => {
      const flagsFile = `${dataDir}/flags-paused-line.json`;
      const { flagValues } = JSON.parse(await readFile('config/flags.json', 'utf8'));
      const paused = { flagValues: { ...flagValues, 'enable-premature-ejaculation': false } };
      await writeFile(flagsFile, JSON.stringify(paused));
      const env = { LOG_LEVEL: 'warn', RUN_JOBS: 'false', FLAGS_FILE: flagsFile };
      const second = await serveProduct({ dataDir, port: ports.withPausedLine, databaseUrl, env });
      await use(second);
      await second.end('SIGTERM');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: origins.marketing,
});
