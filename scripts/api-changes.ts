import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breakingChanges, undatedDeprecations } from './api-changes/breaking-changes.ts';
import { undescribed } from './api-changes/undescribed.ts';
import { API_SCHEMA } from './codegen/api-files.ts';

/**
 * Compares the API with that of the last release (docs/api/released.graphql) and fails when a program that works with the
 * release would stop working, or when a part of the API has no description. `--release` makes the present API the released one; it is a step of every release.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const presentFile = join(root, API_SCHEMA);
const releasedFile = join(root, 'docs/api/released.graphql');

if (process.argv.includes('--release')) {
  copyFileSync(presentFile, releasedFile);
  console.log('The present API is the released one: docs/api/released.graphql.');
} else {
  const present = readFileSync(presentFile, 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const broken = breakingChanges(readFileSync(releasedFile, 'utf8'), present, today);
  for (const change of broken) console.error(`This breaks programs that use the last release: ${change}`);
  if (broken.length > 0)
    console.error(
      '\nKeep what was released beside the new field, marked @deprecated(reason: "Use x. Removed after YYYY-MM-DD."). It may go after that day.',
    );
  const undated = undatedDeprecations(present);
  for (const name of undated)
    console.error(`${name}: end the reason of @deprecated with "Removed after YYYY-MM-DD."`);
  const bare = undescribed(present);
  for (const name of bare) console.error(`${name} has no description.`);
  if (bare.length > 0)
    console.error(
      '\nSay in the line above it, in the module\'s graphql folder, what it means, in which unit, and when it is null: "Cents of the whole order." Then run npm run codegen.',
    );
  process.exitCode = broken.length + undated.length + bare.length > 0 ? 1 : 0;
}
