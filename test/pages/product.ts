import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { startServer } from '#server/start.ts';
import { createSimulatedServices } from '#simulators/simulated-services.ts';
import { createTestDatabase } from '../harness/database.ts';
import { copyFiles, ensureDemoSnapshot } from '../harness/demo-snapshot.ts';
import { freePort } from '../harness/served-product.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { signIn } from '../harness/visitor/test-visitor.ts';

const loadBuilt = createRequire(import.meta.url);

/**
 * The simulators' pages as built: those of the source would not share React's contexts with the rest. Required, because
 * Vitest would load an imported file, and whatever it imports, a second time.
 */
const builtPages = async () => loadBuilt(resolve('dist/server/simulators/pages.mjs')).pages;

/**
 * The whole product with its built pages, the demo's people and the demo patient's history, on a test database and a
 * port of its own. `more` returns further settings, knowing the marketing host's origin.
 */
export const startProduct = async (
  log: Logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
  more: (origin: string) => Readonly<Record<string, string>> = () => ({}),
) => {
  const snapshot = await ensureDemoSnapshot(inject('testServerUrl'));
  // Decides, when the first page is asked for, that the built pages are meant.
  process.env.NODE_ENV = 'production';
  const database = await createTestDatabase({ template: snapshot.database });
  const dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await copyFiles(snapshot, dataDir);
  const port = await freePort();
  const settings = readSettings({
    APP_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    RUN_JOBS: 'false',
    ...more(`http://localhost:${port}`),
  });
  const server = await startServer(settings, log, { simulated: createSimulatedServices(builtPages) });
  return {
    origins: settings.origins,
    databaseUrl: database.url,
    knex: database.knex,
    signedIn: async (origin: string, email: string): Promise<TestBrowser> => {
      const browser = new TestBrowser();
      await signIn(browser, origin, email);
      return browser;
    },
    /** Puts a signed-in operator into the patient's place, as the staff host's page does. */
    actFor: async (operator: TestBrowser, email: string): Promise<void> => {
      const patient = await database.knex('person').where({ email }).first('id');
      const { admin } = settings.origins;
      const answer = await operator.open(`${admin}/graphql`, {
        accept: 'application/json',
        headers: { origin: admin },
        json: {
          query:
            'mutation ($id: ID!, $why: String!) { startImpersonation(patientId: $id, reason: $why) { token action } }',
          variables: { id: patient?.id, why: 'The patient cannot find an order.' },
        },
      });
      const { token, action } = JSON.parse(answer.body).data.startImpersonation;
      await operator.open(action, { form: { token }, headers: { origin: admin }, follow: false });
    },
    stop: async () => {
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
