import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

/** Documents of the samples; written so that they are not taken for citations of the product's own. */
const a = `docs/${'a'}.md`;
const b = `docs/${'b'}.md`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thicket-links-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

it('names each link of a document to a page, an anchor or a file that does not exist', async () => {
  write({
    'README.md': `# Setup\n\n[good](${a}#Part-1), [gone](${b})\n\n[no part](${a}#part-1)\n`,
    [a]: '# A\n\n<a id="Part-1"></a>Text. [code](../server/a.ts), [no code](../server/b.ts)\n',
    'server/a.ts': '',
  });
  expect(await deadLinks(root)).toEqual([
    `README.md:3 links to ${b}, which does not exist.`,
    `README.md:5 links to ${a}#part-1, which has no such anchor.`,
    `${a}:3 links to ../server/b.ts, which does not exist.`,
  ]);
});

it('says nothing of links that lead somewhere, to headings and to other sites', async () => {
  write({
    'README.md': '# Setup\n\n[here](#setup), [there](docs/index.md), [away](https://semver.org)\n',
    'docs/index.md': '# Start\n\n[back](../README.md#setup), [the code](../docs)\n',
  });
  expect(await deadLinks(root)).toEqual([]);
});
