import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATA_SCRIPT_ID, PAGE_ID_FIELD } from '../data-script.ts';
import { quietRoutingRewrites, withBraces } from './compatibility-plugins.ts';
import { type Rewrite, rewriteOnce } from './rewrite-once.ts';
import { routerRewrites } from './separate-page-list.ts';
import { withoutSimulators } from './simulator-pages.ts';
import { installedVersion, requireSupportedVersion, SUPPORTED_VERSION } from './supported-version.ts';

const root = join(import.meta.dirname, '../../..');
const source = (path: string): string =>
  readFileSync(join(root, 'node_modules/vite-plugin-ssr/dist/esm', path), 'utf8');

describe('the version of vite-plugin-ssr', () => {
  it('is the one that the rewrites were written for, installed and in package.json', () => {
    expect(installedVersion()).toBe(SUPPORTED_VERSION);
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(dependencies['vite-plugin-ssr']).toBe(SUPPORTED_VERSION);
    expect(() => requireSupportedVersion(installedVersion())).not.toThrow();
  });

  it.each(['0.4.143', '0.4.141', '1.0.0'])('stops the build when it is %s', (version) => {
    expect(() => requireSupportedVersion(version)).toThrow(
      `server/page-renderer works with vite-plugin-ssr 0.4.142 only, and ${version} is installed.`,
    );
  });
});

const files: readonly (readonly [string, string, readonly Rewrite[]])[] = [
  ...Object.entries(routerRewrites).map(
    ([file, rewrites]) => [file, `client/client-routing-runtime/${file}`, rewrites] as const,
  ),
  ['assertPageContextProvidedByUser.js', 'shared/assertPageContextProvidedByUser.js', quietRoutingRewrites],
];

describe.each(files)('%s', (file, path, rewrites) => {
  it('contains every rewritten snippet exactly once', () => {
    expect(rewriteOnce(file, source(path), rewrites)).not.toBe(source(path));
  });

  it('stops the build when a snippet is missing or found twice', () => {
    const snippets = rewrites.filter(([from]) => String(from) !== '/$/');
    for (const rewrite of snippets) {
      const [from] = rewrite;
      const [found = ''] = typeof from === 'string' ? [from] : (from.exec(source(path)) ?? []);
      for (const changed of [source(path).replace(found, ''), `${source(path)}\n${found}\n`])
        expect(() => rewriteOnce(file, changed, [rewrite])).toThrow(
          `${file} of vite-plugin-ssr is not as expected`,
        );
    }
  });
});

describe('the data script of a document', () => {
  it('is written and read by the installed version under the id that we read', () => {
    expect(source('node/runtime/html/injectAssets/getHtmlTags.js')).toContain(
      `<script id="${DATA_SCRIPT_ID}" type="application/json">`,
    );
    expect(source('client/shared/getPageContextSerializedInHtml.js')).toContain(`'${DATA_SCRIPT_ID}'`);
  });

  it('names the page in the field that we read', () => {
    const [, fields = ''] =
      /PASS_TO_CLIENT = \[(.*?)\];/s.exec(source('node/runtime/html/serializePageContextClientSide.js')) ??
      [];
    expect(fields).toContain(`'${PAGE_ID_FIELD}'`);
  });

  it('tells the browser which page files to load first', () => {
    const file = 'createPageContext.js';
    const path = `client/client-routing-runtime/${file}`;
    const code = rewriteOnce(file, source(path), routerRewrites[file] ?? []);
    expect(code).toContain(`document.getElementById('${DATA_SCRIPT_ID}')`);
    expect(code).toContain('firstPageFiles(shownPageId())');
  });
});

describe('page globs', () => {
  it('get braces instead of parentheses', () => {
    expect(withBraces("import.meta.glob('/**/*.page.(js|ts|tsx)')")).toBe(
      "import.meta.glob('/**/*.page.{js,ts,tsx}')",
    );
  });

  it.each(["import.meta.glob('/**/*.page.{js,ts}')", "import.meta.glob('/**/*.page.(c|m)?(js)', {})"])(
    'in another form stop the build: %s',
    (code) =>
      expect(() => withBraces(code)).toThrow('The page globs of vite-plugin-ssr are not as expected.'),
  );
});

describe('the page list', () => {
  it('excludes the pages of simulators', () => {
    expect(withoutSimulators("a = import.meta.glob('/**/*.page.{js,ts}', {});")).toBe(
      "a = import.meta.glob(['/**/*.page.{js,ts}', '!/simulators/**'], {});",
    );
  });

  it('stops the build when the list has another form', () => {
    expect(() => withoutSimulators('export const pages = [];')).toThrow(
      'The page list of vite-plugin-ssr is not as expected.',
    );
  });
});
