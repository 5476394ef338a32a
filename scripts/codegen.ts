import { mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiFiles } from './codegen/api-files.ts';
import { driftOf, generatedFilesOn } from './codegen/drift.ts';
import { generate } from './codegen/generate.ts';
import { readDocuments, readTypeDefs } from './codegen/sources.ts';

/**
 * `npm run codegen` writes TypeScript for the API (server/graphql/resolver-types.generated.ts) and next to every
 * `x.graphql` of the client (x.generated.ts), and the published schema and its pages in docs/api. With `--check` it writes nothing and fails when a file is out of date.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const checkOnly = process.argv.includes('--check');

const parts = await readTypeDefs(root);
const { files: types, problems } = await generate(parts, readDocuments(root));
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(`\n${problems.length} problem(s) in GraphQL; nothing was written.`);
  process.exit(1);
}

const files = new Map([...types, ...apiFiles(parts)]);
const drift = driftOf(files, generatedFilesOn(root));
if (checkOnly) {
  for (const { path, state } of drift) console.error(`${path}: ${state}. Run "npm run codegen".`);
  process.exit(drift.length > 0 ? 1 : 0);
}

for (const { path, state } of drift) {
  const content = files.get(path);
  if (content === undefined) unlinkSync(join(root, path));
  else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  console.log(
    `${state === 'no longer needed' ? 'removed' : 'wrote'} ${relative(process.cwd(), join(root, path))}`,
  );
}
console.log(`${files.size} generated files are up to date.`);
