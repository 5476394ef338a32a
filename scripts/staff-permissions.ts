import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '#modules/index.ts';
import { buildSchema, staffFieldsOf } from '#server/graphql/schema.ts';
import { permissionsText } from './staff-permissions/permissions-text.ts';

/**
 * `npm run permissions` writes docs/staff-permissions.md: which role of staff may do what. With `--check` it changes
 * nothing and fails when the document is out of date.
 */
const FILE = 'docs/staff-permissions.md';
const file = join(fileURLToPath(new URL('..', import.meta.url)), FILE);

const schema = buildSchema(modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])));
const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
const wanted = permissionsText(staffFieldsOf(schema));
if (wanted !== present && process.argv.includes('--check')) {
  console.error(`${FILE} is out of date. Run "npm run permissions".`);
  process.exitCode = 1;
} else if (wanted !== present) {
  writeFileSync(file, wanted);
  console.log(`Wrote ${FILE}.`);
}
