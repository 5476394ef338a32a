import { join } from 'node:path';
import { createLog } from '#server/log.ts';
import { openDatabase } from '#simulators/postgresql/open-database.ts';
import { emails } from './cases.ts';
import { freshDatabase } from './fresh-database.ts';
import { measure, median, type Sample, type Target, warmUp } from './load.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { revisionFolder } from './revision-folder.ts';
import { originsAt, startProduct } from './start-product.ts';
import { submitCheckout } from './submit-checkout.ts';
import { submitVisit } from './submit-visit.ts';
import { signedIn, type Visitor } from './visitor.ts';

interface Comparison {
  readonly title: string;
  /** How many times as long as at the other revision it may take. */
  readonly most: number;
  readonly target: (patient: Visitor, databaseUrl: string) => Promise<Target>;
}

/** What can be compared, by its word on the command line. */
export const comparisons: Readonly<Record<string, Comparison>> = {
  submit: {
    title: 'Submitting an intake',
    most: 1.3,
    target: (patient, databaseUrl) => submitVisit(patient, emails.newcomer, databaseUrl),
  },
  checkout: { title: 'Submitting a checkout', most: 0.5, target: submitCheckout },
};

/** More than for other cases: two programs with jobs of their own and one database server share the machine. */
const ROUNDS = 9;
const SECONDS = 2;

interface Compared {
  readonly name: string;
  readonly server: MeasuredProcess<unknown>;
  readonly target: Target;
  readonly samples: Sample[];
}

export interface ComparisonOptions {
  readonly comparison: Comparison;
  /** The present product, absolute. */
  readonly root: string;
  /** Absolute. */
  readonly dataDir: string;
  /** The first of two ports. */
  readonly port: number;
  readonly revision: string;
  /** The Node that runs the other revision; default the present one. */
  readonly otherNode?: string;
}

const milliseconds = ({ perSecond }: Sample): number => 1000 / perSecond;

/** Prints the medians of both, and returns how many times as long a submission takes now. */
const printComparison = ({ title, most }: Comparison, now: Compared, then: Compared): number => {
  const [figure, other] = [median(now.samples), median(then.samples)];
  const ratio = milliseconds(figure) / milliseconds(other);
  const row = (name: string, cells: readonly string[]) =>
    console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  console.log('');
  row(title, [now.name, then.name, 'ratio']);
  row('ms', [milliseconds(figure).toFixed(2), milliseconds(other).toFixed(2), ratio.toFixed(3)]);
  const cpu = [figure.cpuMicros / 1000, other.cpuMicros / 1000, figure.cpuMicros / other.cpuMicros];
  row('CPU ms of the product', [...cpu.slice(0, 2).map((one) => one.toFixed(2)), cpu[2]?.toFixed(3) ?? '']);
  const statements = [figure.statements, other.statements, figure.statements / other.statements];
  row(
    'SQL statements',
    statements.map((one) => one.toFixed(1)),
  );
  console.log(`\nAt most ${most} times as long: ${ratio <= most ? 'met' : 'NOT MET'}.`);
  return ratio;
};

/**
 * `npm run bench -- submit|checkout --against REVISION`: sends the same intake or checkout to the present product and to
 * that of another revision, alternately in the same rounds, each with a new database on the same server. Builds the
 * other revision in a git work tree in DATA_DIR. False when it takes longer than the comparison allows.
 *
 * `OTHER_NODE` names the program that runs the other revision, for one that was made for an earlier Node.
 *
 * For an intake the present product knows 200 earlier answers of the patient. A revision that does not keep answers apart
 * from visits has none to read, which is in its favor.
 */
export const compareRevisions = async ({
  comparison,
  root,
  dataDir,
  port,
  revision,
  otherNode,
}: ComparisonOptions): Promise<boolean> => {
  const other = revisionFolder(root, join(dataDir, 'revisions'), revision);
  const database = await openDatabase(
    { DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir },
    createLog('warn'),
  );
  const started: MeasuredProcess<unknown>[] = [];
  const targets: Target[] = [];
  const prepare = async (name: string, folder: string, ownPort: number, node?: string): Promise<Compared> => {
    const databaseUrl = await freshDatabase(database.url, `bench_${name}`);
    const server = await startProduct({
      folder,
      port: String(ownPort),
      dataDir: join(dataDir, `data-${name}`),
      databaseUrl,
      ...(node !== undefined && { node }),
    });
    started.push(server);
    const patient = await signedIn(originsAt(String(ownPort)).app, emails.newcomer);
    const target = await comparison.target(patient, databaseUrl);
    targets.push(target);
    return { name, server, target, samples: [] };
  };
  try {
    const now = await prepare('now', root, port);
    const then = await prepare(other.name, other.folder, port + 1, otherNode);
    console.log('Warming up …');
    for (const { target } of [now, then]) await warmUp(target);
    for (let round = 1; round <= ROUNDS; round += 1) {
      console.log(`Round ${round} of ${ROUNDS} …`);
      // Each goes first in every other round: what runs in the background after a round favors neither.
      for (const one of round % 2 === 0 ? [now, then] : [then, now])
        one.samples.push(await measure(one.server, one.target, SECONDS));
    }
    return printComparison(comparison, now, then) <= comparison.most;
  } finally {
    for (const target of targets) await target.close?.();
    for (const one of started.reverse()) await one.stop();
    await database.close();
  }
};
