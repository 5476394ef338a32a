import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesOf } from './new-module/names.ts';
import { pageFiles } from './new-module/page-templates.ts';
import { inMigrations, inModules, inRoutes, nextMigration } from './new-module/register.ts';
import { migrationFile, serverFiles } from './new-module/server-templates.ts';

/** `npm run new:module -- gift-cards` creates a module with a page, API, table and test that pass immediately. */
const root = fileURLToPath(new URL('..', import.meta.url));

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const id = process.argv[2] ?? '';
const names = namesOf(id) ?? stop('Name the module in lower case: npm run new:module -- gift-cards');
if (existsSync(join(root, 'modules', id))) stop(`modules/${id} is there already.`);

const migration = nextMigration(readdirSync(join(root, 'migrations')), new Date(), names);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const created = {
  ...serverFiles(names),
  ...pageFiles(names),
  [`migrations/${migration}.ts`]: migrationFile(names),
};
const changed = {
  'modules/index.ts': inModules(read('modules/index.ts'), names),
  'modules/routes.ts': inRoutes(read('modules/routes.ts'), names),
  'migrations/index.ts': inMigrations(read('migrations/index.ts'), names, migration),
};
const files = { ...created, ...changed };
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const run = (...args: string[]): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exitCode = 1;
};
run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...Object.keys(files));
run('--import', 'tsx', 'scripts/codegen.ts');
run('--import', 'tsx', 'scripts/module-graph.ts');

for (const path of Object.keys(created).sort()) console.log(`made    ${path}`);
for (const path of Object.keys(changed)) console.log(`changed ${path}`);
console.log(`\nIts page is /${id}. Try: npm run test:unit -- modules/${id} && npm run check`);
