import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { type Balancer, startBalancer } from '../faults/balancer.ts';
import { startVisitors } from '../faults/visitors.ts';
import { deep } from '../harness/deep.ts';
import { onServer } from '../harness/on-server.ts';
import { productionSettings } from '../harness/production-settings.ts';
import { freePort } from '../harness/served-product.ts';
import { bestTools, root, runNode } from './best-tools.ts';
import { databaseRoles } from './database-roles.ts';
import { startDayLog } from './day-log.ts';
import { type ProductionProcess, startProduction } from './production-process.ts';
import { type BackupTools, emptyDatabase, standInTools } from './stand-in-tools.ts';
import { storeContent } from './store-content.ts';

const HOUR_MS = 3_600_000;
const VISITORS = 4;
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const STAFF = 'first.operator@example.com';
const PHOTO = 'progress/of-the-day.webp';
/** As a proxy sends them that answers https for the storefront. */
const headers = { host: 'www.thicket.test', 'x-forwarded-proto': 'https' };

const day = startDayLog();
let parent: string;
/** What the container has in /app; in `npm test` the built product, which has the same programs. */
let image: string;
let tools: BackupTools;
let entry: number;
let balancer: Balancer;
let env: Readonly<Record<string, string>>;
let processes: readonly ProductionProcess[] = [];
const databases: { readonly url: string; drop(): Promise<unknown> }[] = [];
const roles = databaseRoles(randomBytes(5).toString('hex'));

/** The address of the present database as its superuser. */
const superuser = (): string => databases.at(-1)?.url ?? '';

/** A new, empty database with the roles of the product; returns what names it for the processes. */
const newDatabase = async () => {
  const made = await emptyDatabase(tools);
  databases.push(made);
  await roles.grantIn(made.url);
  return { DATABASE_URL: roles.ordinary(made.url) };
};

/** Runs a program of the image as the role of the process, or as the owner of the tables. */
const command = async (program: string, ...args: readonly string[]): Promise<string> => {
  const asOwner = ['migrate', 'restore'].includes(program) && { DATABASE_URL: roles.owner(superuser()) };
  const { code, output } = await runNode([`dist/server/${program}.mjs`, ...args], {
    ...{ programs: tools.programs, cwd: image },
    env: { ...env, ...asOwner },
  });
  expect([program, code, output]).toEqual([program, 0, output]);
  return output;
};

const start = async (port: number): Promise<ProductionProcess> => {
  const started = startProduction(image, port, env);
  await Promise.race([balancer.whenReady(port), started.endsEarly]);
  return started;
};

const startBoth = async (): Promise<void> => {
  processes = await Promise.all(processes.map(({ port }) => start(port)));
};

const stopBoth = async (): Promise<void> => {
  expect(await Promise.all(processes.map((one) => one.stop()))).toEqual([0, 0]);
};

/** Each in turn is stopped and replaced, with the settings that `env` has now. */
const restartInTurn = async (): Promise<void> => {
  for (const [index, old] of processes.entries()) {
    expect(await old.stop()).toBe(0);
    processes = processes.with(index, await start(old.port));
  }
};

/** Asks the API with a visitor's cookies, and returns those that the visitor has afterwards. */
const askApi = (cookies: Readonly<Record<string, string>>) =>
  new Promise<Readonly<Record<string, string>>>((resolve, reject) => {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: entry, path: '/graphql', method: 'POST' },
        headers: { ...headers, 'content-type': 'application/json', cookie: cookie.join('; ') },
      },
      (answer) => {
        const set = (answer.headers['set-cookie'] ?? []).map((line) => {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          return [name, value] as const;
        });
        answer.resume().on('end', () => resolve({ ...cookies, ...Object.fromEntries(set) }));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ query: '{ __typename }' }));
  });

/** The signed id by which the product knows a visitor. */
const leadOf = (cookies: Readonly<Record<string, string>>): unknown =>
  JSON.parse(Buffer.from(cookies['__Host-lead'] ?? '', 'base64').toString());

const staff = () =>
  onServer(superuser(), async (client) => (await client.query('select email, role from person')).rows);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'operators-day-'));
  await chmod(parent, 0o755);
  tools = await (deep ? bestTools : standInTools)(parent);
  image = deep ? join(parent, 'app') : root;
  entry = await freePort();
  processes = await Promise.all(
    [0, 1].map(async () => ({
      ...{ port: await freePort(), stop: async () => null },
      endsEarly: new Promise<never>(() => {}),
    })),
  );
  balancer = await startBalancer(
    entry,
    processes.map(({ port }) => port),
  );
});
afterAll(async () => {
  for (const one of processes) await one.stop();
  await balancer?.stop();
  for (const { drop } of databases) await drop();
  if (tools) await roles.drop(tools.serverUrl);
  await tools?.stop();
  await rm(parent, { recursive: true, force: true });
});

it(
  'an operator starts the product, adds staff, restarts it, replaces its secret, migrates it back and forth and restores a backup, and no request fails while it serves',
  async () => {
    const { step } = day;
    if (deep) {
      const made = await step('make the files of the image', () => runNode(['scripts/image.mjs', image], {}));
      expect(made.code).toBe(0);
    }
    // Nobody asks while both are stopped; a loaded machine's balancer needs a while to see that one of them stops.
    const DRAIN_SECONDS = deep ? '5' : '0';
    const settings = { ...productionSettings, DATABASE_WITHOUT_TLS: 'true', DRAIN_SECONDS };
    env = {
      ...{ ...settings, SESSION_SECRET: OLD, LOG_LEVEL: 'fatal' },
      ...{ ...(await newDatabase()), DATA_DIR: join(parent, 'data') },
    };
    expect(await step('create the tables', () => command('migrate'))).toMatch(/^Migrated:\n/);
    await step('start two processes', startBoth);

    const visitors = startVisitors(
      Array.from({ length: VISITORS }, (_, index) => ({
        ...{ port: entry, pauseMs: 50 },
        headers: { ...headers, 'x-forwarded-for': `203.0.113.${index + 1}` },
      })),
    );
    day.follow(visitors.all);
    const visitor = await askApi({});
    try {
      expect(
        await step('add the first member of staff', () => command('staff', 'add', STAFF, 'operator')),
      ).toContain('Added.');
      if (deep) {
        await step('restart both, one after the other', restartInTurn);
        let known = visitor;
        for (const [name, secret] of [
          ['replace the secret: both accept the new one', `${OLD},${NEW}`],
          ['replace the secret: both sign with it', `${NEW},${OLD}`],
          ['replace the secret: the old one is gone', NEW],
        ] as const) {
          env = { ...env, SESSION_SECRET: secret };
          await step(name, restartInTurn);
          known = await askApi(known);
          expect(leadOf(known)).toEqual(leadOf(visitor));
        }
        expect(leadOf(await askApi(visitor))).not.toEqual(leadOf(visitor));
      }
      expect(await step('roll back the last migration', () => command('migrate', '--down', '1'))).toMatch(
        /^Rolled back:\n/,
      );
      expect(await step('run it again', () => command('migrate'))).toMatch(/^Migrated:\n/);

      await createFolderStore(join(parent, 'data/photos')).put(PHOTO, Buffer.from('a photo'), 'image/webp');
      await onServer(superuser(), (client) =>
        client.query(
          `insert into progress_photo (id, user_id, view, object_key, taken_at)
           select gen_random_uuid(), id, 'crown', $1, now() from person`,
          [PHOTO],
        ),
      );
      await step('back up, while it serves', () => command('backup', join(parent, 'backup')));
    } finally {
      await visitors.stop();
    }
    expect(visitors.all.flatMap(({ failures }) => failures)).toEqual([]);
    for (const { succeeded } of visitors.all) expect(succeeded).toBeGreaterThan(4);

    await step('stop both', stopBoth);
    const photos = await storeContent(createFolderStore(join(parent, 'data/photos')));
    expect(await staff()).toEqual([{ email: STAFF, role: 'operator' }]);
    await databases.shift()?.drop();
    env = { ...env, ...(await newDatabase()), DATA_DIR: join(parent, 'restored') };
    expect(
      await step('restore into an empty database', () => command('restore', join(parent, 'backup'))),
    ).toContain('rows: person 1, ');
    expect(await staff()).toEqual([{ email: STAFF, role: 'operator' }]);
    expect(await storeContent(createFolderStore(join(parent, 'restored/photos')))).toEqual(photos);
    await step('start two processes on it', startBoth);
    const known = await askApi(visitor);
    if (!deep) expect(leadOf(known)).toEqual(leadOf(visitor));
    await step('stop both', stopBoth);
    console.log(`An operator's day on ${tools.name}:\n${day.table()}`);
  },
  HOUR_MS,
);
