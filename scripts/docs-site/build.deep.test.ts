import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder } from '../lib/files.ts';
import { pageFile, sitePages } from './pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = 'https://code.example/thicket/blob/main';
const base = '/handbook/';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thicket-docs-'));
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV)/.test(name));
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs', '--outDir', folder],
    { cwd: root, env: { ...Object.fromEntries(env), DOCS_BASE: base, DOCS_REPOSITORY: repository } },
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const pages = (): readonly string[] => filesUnder(folder).filter((path) => path.endsWith('.html'));

/** The values of an attribute in a page, each once. */
const valuesOf = (html: string, attribute: RegExp): ReadonlySet<string> =>
  new Set([...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&')));

/** The file behind an address of the site. */
const fileOf = (path: string): string =>
  path === '' || path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path);

describe('npm run docs:build', () => {
  it('makes a page of every document, and offers the schema', () => {
    const missing = sitePages(root)
      .map((path) => pageFile(path).replace(/\.md$/, '.html'))
      .filter((path) => !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
    expect(read('docs/api/schema.graphql')).toContain('type Query');
  });

  it('makes links that all lead somewhere below the base, with their anchors', () => {
    const texts = new Map(pages().map((page) => [page, read(page)]));
    const ids = new Map([...texts].map(([page, html]) => [page, valuesOf(html, / id="([^"]+)"/g)]));
    expect(ids.get('clinical/hair-loss.html')?.has('FIN-NOT')).toBe(true);
    const isDead = (page: string, address: string): boolean => {
      const [path = '', hash] = address.split('#');
      if (path !== '' && !path.startsWith(base)) return true;
      const file = path === '' ? page : fileOf(path.slice(base.length));
      if (hash === undefined) return !existsSync(join(folder, file));
      return !ids.get(file)?.has(decodeURIComponent(hash));
    };
    const dead = [...texts].flatMap(([page, html]) =>
      [...valuesOf(html, / (?:href|src)="([^"]*)"/g)]
        .filter((address) => !/^([a-z]+:|#?$)/.test(address) && isDead(page, address))
        .map((address) => `${page}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it('requests nothing from other sites', () => {
    const loads =
      /<(?:script|img|iframe|source)[^>]* src="(?:https?:)?\/\/|<link[^>]* href="(?:https?:)?\/\//;
    expect(pages().filter((page) => loads.test(read(page)))).toEqual([]);
    const styles = filesUnder(folder).filter((path) => path.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((path) => /url\(["']?(?:https?:)?\/\/|@import/.test(read(path)))).toEqual([]);
    expect(filesUnder(folder).filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(1);
  });

  it('shows braces and tags as they are written', () => {
    expect(read('decisions/documentation-site.html')).toContain('where {{ braces }} and unknown tags');
  });

  it('leads from documents to source files at the repository', () => {
    expect(read('modules-guide.html')).toContain(`href="${repository}/modules/offer/module.ts"`);
  });
});
