import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

/** The product with its simulators, newest first, as revisions have named it. */
const PROGRAMS = ['dist/server/simulators/main.mjs', 'dist/server/main.mjs'];

export const originsAt = (port: string) => ({
  marketing: `http://localhost:${port}`,
  app: `http://app.localhost:${port}`,
});

/** The program of the product in a folder, from the folder; builds it where it is missing. */
const builtProgram = (folder: string): string => {
  const find = () => PROGRAMS.find((program) => existsSync(join(folder, program)));
  const existing = find();
  if (existing) return existing;
  console.log(`Building ${folder} …`);
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' });
  const built = find();
  if (!built) throw new Error(`${folder} has none of ${PROGRAMS.join(', ')} after its build.`);
  return built;
};

interface StartOptions {
  readonly folder: string;
  readonly port: string;
  readonly dataDir: string;
  /** Left out for the embedded server in `dataDir`. */
  readonly databaseUrl?: string;
  /** The Node that runs it; default the present one. */
  readonly node?: string;
}

/** Starts the built product of a folder with its simulators. */
export const startProduct = ({
  folder,
  port,
  dataDir,
  databaseUrl,
  node,
}: StartOptions): Promise<MeasuredProcess<unknown>> =>
  startMeasured(
    builtProgram(folder),
    {
      APP_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: port,
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    { folder, ...(node !== undefined && { execPath: node }) },
  );
