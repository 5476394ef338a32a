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
 * The built pages of the simulators: pages from the source would not share React's contexts with the rest. Uses require,
 * because Vitest would load an imported file, and everything it imports, a second time.
 */
const builtPages = async () => loadBuilt(resolve('dist/server/simulators/pages.mjs')).pages;

/**
 * The whole product with its built pages, the demo people and the demo patient's history, on its own test database and
 * port. `more` returns additional settings, given the marketing host's origin.
 */
export const startProduct = async (
  log: Logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
  more: (origin: string) => Readonly<Record<string, string>> = () => ({}),
) => {
  const snapshot = await ensureDemoSnapshot(inject('testServerUrl'));
  // Read on the first page request: selects the built pages.
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
    /** Starts impersonation for a signed-in operator, as the page of the staff host does. */
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
