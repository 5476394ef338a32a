import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '#modules/index.ts';
import { namedObjects } from '#server/backup/named-objects.ts';
import { createPool } from '#server/database/pool.ts';
import { deep } from '../harness/deep.ts';
import { onServer } from '../harness/on-server.ts';
import { freePort, serveProduct } from '../harness/served-product.ts';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { PATIENT, signIn } from '../harness/visitor/test-visitor.ts';
import { bestTools, runNode } from './best-tools.ts';
import { databaseContent } from './database-content.ts';
import { type Drill, type DrillPlace, prepareDrill } from './drill.ts';
import { type BackupTools, standInTools } from './stand-in-tools.ts';
import { storeContent } from './store-content.ts';

const HOUR_MS = 3_600_000;

/** Runs a script of package.json on a database. */
const script = (name: string, { env }: DrillPlace) =>
  runNode(['--import', 'tsx', `scripts/${name}.ts`], { env });

const allRows = <T>(url: string, sql: string): Promise<T[]> =>
  onServer(url, async (client) => (await client.query(sql)).rows);

const countOf = async (url: string, table: string): Promise<string> => {
  const [row] = await allRows<{ count: string }>(url, `select count(*) from ${table}`);
  return Number(row?.count).toLocaleString('en-US');
};

/** The keys that rows of a database name. */
const namedIn = async (url: string): Promise<readonly string[]> => {
  const pool = createPool(url, { max: 1 });
  return [...(await namedObjects(pool, modules).finally(() => pool.destroy()))].sort();
};

const inFolder = { where: 'a folder', isBucket: false, toolsOf: standInTools };
const inBucket = { where: 'a bucket', isBucket: true, toolsOf: bestTools };

describe.each(deep ? [inFolder, inBucket] : [inFolder])(
  'the backup of a database, and of photos in $where',
  ({ isBucket, toolsOf }) => {
    let parent: string;
    let folder: string;
    let tools: BackupTools;
    let drill: Drill;
    let content: readonly string[];
    let photos: Readonly<Record<string, string>>;
    let audit: string;
    let books: string;
    let decisions: string;

    const run = (program: 'backup' | 'restore', { env }: DrillPlace) =>
      runNode([`dist/server/${program}.mjs`, folder], { programs: tools.programs, env });

    beforeAll(async () => {
      parent = await mkdtemp(join(tmpdir(), 'backup-'));
      await chmod(parent, 0o755);
      folder = join(parent, 'backup');
      tools = await toolsOf(parent);
      console.log(`Backup and restore are tested on ${tools.name}.`);
      drill = await prepareDrill(parent, tools, isBucket);
      const { [drill.orphan]: _, ...named } = await storeContent(drill.source.photos);
      photos = named;
      audit = (await script('audit-verify', drill.source)).output;
      books = (await script('reconcile', drill.source)).output;
      decisions = (await script('decisions-replay', drill.source)).output;
      // Last: a script opens the simulated payment processor, which sends again what nobody took.
      content = await databaseContent(drill.source.url);
    }, HOUR_MS);
    afterAll(async () => {
      await drill?.stop();
      await tools?.stop();
      await rm(parent, { recursive: true, force: true });
    });

    it('says what is in it, and how many files no row names', async () => {
      const { code, output } = await run('backup', drill.source);
      expect([code, output]).toEqual([0, expect.stringMatching(/^Backed up to .+: made at 20\d\d-/)]);
      const { url } = drill.source;
      for (const table of ['person', 'customer_order', 'prescription', 'audit_log'])
        expect(output).toContain(`${table} ${await countOf(url, table)}`);
      expect(output).toContain(`  ${Object.keys(photos).length} photos and files that rows name.\n`);
      expect(output).toContain('  1 that no row names are only in the folder of the backup.\n');
      expect(output).not.toContain('were not there');
    }, 300_000);

    it('restores the same rows, sequences, tables and photos after all of them were changed and destroyed', async () => {
      await onServer(drill.source.url, async (client) => {
        await client.query("update person set first_name = 'Changed'");
        await client.query('truncate customer_order, progress_photo cascade');
      });
      for (const key of Object.keys(photos)) await drill.source.photos.delete(key);
      const { code, output } = await run('restore', drill.target);
      expect([code, output]).toEqual([0, expect.stringMatching(/^Restored and compared /)]);
      expect(await databaseContent(drill.target.url)).toEqual(content);
      expect(content.filter((line) => /^table public\.\w+: [1-9]/.test(line)).length).toBeGreaterThan(60);
    }, 300_000);

    it('returns every photo that a row names, byte for byte, and none that no row names', async () => {
      expect(await storeContent(drill.target.photos)).toEqual(photos);
      expect(Object.keys(photos)).toEqual(await namedIn(drill.target.url));
      expect(Object.keys(photos)).toContain(drill.portrait);
      expect(Object.keys(photos).length).toBeGreaterThan(20);
    });

    it('restores an audit log that follows from its seals', async () => {
      expect(await script('audit-verify', drill.target)).toEqual({ code: 0, output: audit });
      expect(audit).toMatch(/^[1-9]\d* seals, [1-9]\d* rows, 0 problems\. Last seal: [0-9a-f]{64}\n$/);
    }, 120_000);

    it('restores books that differ from the payment processor in nothing new', async () => {
      const { output } = await script('reconcile', drill.target);
      expect(output).toBe(books);
      expect(output).toMatch(/agree\.|difference/);
    }, 120_000);

    it('restores decisions that are judged again as they were', async () => {
      expect(await script('decisions-replay', drill.target)).toEqual({ code: 0, output: decisions });
      expect(decisions).toMatch(/[1-9]/);
    }, 120_000);

    it('is enough for the product to start, and to show patients their orders and photos', async () => {
      const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, ...env } = drill.target.env;
      const product = await serveProduct({
        dataDir,
        port: await freePort(),
        databaseUrl,
        env: { ...env, RUN_JOBS: 'false' },
      });
      try {
        const app = product.origin('app');
        const browser = new TestBrowser();
        await signIn(browser, app);
        const history = await browser.open(`${app}/order-history`);
        expect(history.status).toBe(200);
        const orders = await allRows<{ number: string }>(
          drill.target.url,
          `select number from customer_order join person p on p.id = user_id where p.email = '${PATIENT.email}'`,
        );
        expect(orders.length).toBeGreaterThan(1);
        for (const { number } of orders) expect(history.body).toContain(number);
        const taken = await allRows<{ id: string; key: string }>(
          drill.target.url,
          `select f.id, object_key as key from progress_photo f join person p on p.id = user_id where p.email = '${PATIENT.email}'`,
        );
        expect(taken.length).toBeGreaterThan(1);
        for (const { id, key } of taken) {
          const { status, headers } = await browser.open(`${app}/consultation/photos/${id}`);
          const stored = await drill.target.photos.get(key);
          expect([status, headers['content-type'], Number(headers['content-length'])]).toEqual([
            200,
            'image/webp',
            stored?.body.length,
          ]);
        }
      } finally {
        await product.end('SIGTERM');
      }
    }, 300_000);
  },
);
