/** Replaces npm in the tests of the install: makes the package that `FAKE_NPM` describes in the current folder. */
import { mkdirSync, writeFileSync } from 'node:fs';

const { name, version, printed = `v${version}`, fails = false } = JSON.parse(process.env.FAKE_NPM);
if (fails) {
  console.error('npm error the registry does not answer');
  process.exit(1);
}
mkdirSync(`node_modules/${name}/bin`, { recursive: true });
writeFileSync(`node_modules/${name}/package.json`, JSON.stringify({ name, version }));
writeFileSync(`node_modules/${name}/bin/node`, `#!/bin/sh\necho ${printed}\n`, { mode: 0o755 });
