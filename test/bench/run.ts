import { join, resolve } from 'node:path';
import { build } from 'vite';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { css } from '../../vite.config.ts';
import { type Baseline, type Case, casesFor, emails, listedProducts, signedInPage } from './cases.ts';
import { compareRevisions, comparisons } from './compare-revisions.ts';
import { measureEvaluation } from './evaluate-chart.ts';
import { measure, median, type Sample, type Target, warmUp } from './load.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { originsAt, startProduct } from './start-product.ts';
import { isBelow, printTable, type Row } from './table.ts';
import { ask, signedIn, stranger, type Visitor } from './visitor.ts';

/**
 * `npm run bench`: loads the built product on this machine and, alternating with it, the minimal baselines it is compared
 * with. Each is warmed up first. Every figure is the median of five rounds, so that a busy moment of the machine has
 * little influence.
 * `npm run bench -- dashboard` measures only the cases with that word in their name; `-- evaluation` only the rules;
 * `-- submit --against REVISION` and `-- checkout --against REVISION` the submission of an intake or a checkout, compared
 * with the product of another revision.
 */
const root = join(import.meta.dirname, '../..');
process.chdir(root);
const DATA_DIR = process.env.DATA_DIR ?? '.data/bench';
const PORT = process.env.PORT ?? '3981';
const ROUNDS = 5;
const SECONDS = 2;
const [word = '', option, revision = ''] = process.argv.slice(2).map((text) => text.toLowerCase());

const origins = originsAt(PORT);

const buildTree = async (): Promise<string> => {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    css,
    build: {
      ssr: 'test/bench/tree.fixture.ts',
      outDir: join(DATA_DIR, 'tree'),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  return join(root, DATA_DIR, 'tree/tree.fixture.js');
};

/** The tree of the signed-in page with the data the product rendered it with; null when there is no such page. */
const treeFor = async (patient: Visitor) => {
  const path = `${signedInPage.path}/index.pageContext.json`;
  const { status, body } = await ask(patient, path);
  if (status !== 200) return null;
  const context = { ...JSON.parse(body), urlPathname: signedInPage.path };
  return { module: await buildTree(), file: signedInPage.file, context };
};

/** Throws unless the baseline renders the same content as the product, because a smaller page would be no fair comparison. */
const expectSameTree = async (patient: Visitor, port: number): Promise<void> => {
  const { body } = await ask(patient, signedInPage.path);
  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];
  const bare = mainOf(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  if (!bare || bare !== mainOf(body)) throw new Error('The baseline draws another tree than the product.');
};

interface Measured {
  readonly name: string;
  readonly server: MeasuredProcess<unknown>;
  readonly target: Target;
}

const ready = async (cases: readonly Case[]) =>
  Promise.all(
    cases.map(async (one) => ({
      ...one,
      outcome: await one
        .target()
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    })),
  );

const run = async (): Promise<void> => {
  const settings = { DATABASE_URL: process.env.DATABASE_URL, DATA_DIR };
  const database = await openDatabase(settings, createLog('warn'));
  const started: MeasuredProcess<unknown>[] = [];
  try {
    const product = await startProduct({ folder: root, port: PORT, dataDir: DATA_DIR });
    started.push(product);
    const visitor = await stranger(origins.marketing);
    const patient = await signedIn(origins.app, emails.patient);
    const newcomer = await signedIn(origins.app, emails.newcomer);
    const productIds = await listedProducts(visitor);
    const bare = await startMeasured<Record<Baseline, number>>(
      'test/bench/baselines.fixture.ts',
      { BASELINES: JSON.stringify({ databaseUrl: database.url, tree: await treeFor(patient), productIds }) },
      { execArgv: ['--import', 'tsx'] },
    );
    started.push(bare);
    if (bare.ready.react) await expectSameTree(patient, bare.ready.react);
    const chosen = casesFor({ visitor, patient, newcomer }, productIds, database.url).filter(({ name }) =>
      name.toLowerCase().includes(word),
    );
    const cases = await ready(chosen);

    const all: Measured[] = [
      ...Object.entries(bare.ready).map(([name, port]) => ({
        name,
        server: bare,
        target: { url: `http://127.0.0.1:${port}/` },
      })),
      ...cases.flatMap(({ name, outcome: target }) =>
        typeof target === 'string' ? [] : [{ name, server: product, target }],
      ),
    ];
    console.log('Warming up …');
    for (const { target } of all) await warmUp(target);
    const samples = new Map<string, Sample[]>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`Round ${round} of ${ROUNDS} …`);
      for (const { name, server, target } of all)
        samples.set(name, [...(samples.get(name) ?? []), await measure(server, target, SECONDS)]);
    }
    const figure = (name: string): Sample | null => {
      const known = samples.get(name);
      return known ? median(known) : null;
    };
    const rows: Row[] = cases.map(({ name, baseline, floor, outcome }) => ({
      name,
      figure: figure(name),
      against: figure(baseline),
      baseline,
      floor,
      remark: typeof outcome === 'string' ? outcome : '',
    }));
    printTable(
      { http: figure('http'), express: figure('express'), react: figure('react'), pg: figure('pg') },
      rows,
    );
    for (const { target } of all) await target.close?.();
    if (rows.some((row) => !row.figure || isBelow(row))) process.exitCode = 1;
  } finally {
    for (const one of started.reverse()) await one.stop();
    await database.close();
  }
};

const comparison = option === undefined ? undefined : comparisons[word];
if (comparison) {
  if (option !== '--against' || revision === '')
    throw new Error(`Name the revision to compare with: npm run bench -- ${word} --against REVISION`);
  const { OTHER_NODE: otherNode } = process.env;
  const compared = { comparison, root, dataDir: resolve(DATA_DIR), port: Number(PORT), revision };
  if (!(await compareRevisions({ ...compared, ...(otherNode && { otherNode }) }))) process.exitCode = 1;
} else {
  if (!measureEvaluation()) process.exitCode = 1;
  if (word !== 'evaluation') await run();
}
