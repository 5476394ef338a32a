import { resolve } from 'node:path';
import { readSettings, type Settings } from '#config/settings.ts';
import { requiredUrl } from '../database/required-url.ts';
import { StartProblem } from '../errors/start-problem.ts';

/**
 * The database, the folder and the settings of photos of a backup or restore, from the environment and the command line.
 * Other settings may be missing. Throws a StartProblem with `use` when the folder is missing.
 */
export const backupSettings = (
  use: string,
): { readonly databaseUrl: string; readonly folder: string; readonly settings: Settings } => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-') || rest.length > 0)
    throw new StartProblem(`Use: ${use}`);
  const { DATA_DIR, RELEASE } = process.env;
  const bucket = Object.entries(process.env).filter(([name]) => name.startsWith('PHOTOS_S3_'));
  // Everything in a backup is health data.
  process.umask(0o077);
  return {
    databaseUrl: requiredUrl(),
    folder: resolve(folder),
    settings: readSettings({ ...Object.fromEntries(bucket), DATA_DIR, RELEASE }),
  };
};
