import { describe, expect, it } from 'vitest';
import { resolveLink, type Site } from './resolve-link.ts';

const files = ['README.md', 'docs/operations.md', 'docs/clinical/README.md', 'docs/clinical/hair-loss.md'];
const others = ['docs/api/schema.graphql', 'docs/tour/home.png', 'server', 'server/module.ts'];
const site: Site = {
  base: '/handbook/',
  repository: 'https://code.example/thicket/blob/main',
  pages: new Set(files),
  exists: (path) => [...files, ...others].includes(path),
};
const from = (page: string, href: string, changes: Partial<Site> = {}) =>
  resolveLink({ ...site, ...changes }, page.includes('/') ? page.replace(/\/[^/]*$/, '') : '', page, href);

describe('a link in a document', () => {
  it.each([
    ['README.md', 'docs/operations.md', '/handbook/operations.html'],
    ['README.md', 'docs/operations.md#backup-and-restore', '/handbook/operations.html#backup-and-restore'],
    ['docs/operations.md', '../README.md#configuration', '/handbook/setup.html#configuration'],
    ['docs/operations.md', 'clinical/hair-loss.md#H2', '/handbook/clinical/hair-loss.html#H2'],
    ['docs/clinical/hair-loss.md', 'README.md', '/handbook/clinical/'],
    ['docs/operations.md', 'clinical/', '/handbook/clinical/'],
    ['docs/clinical/hair-loss.md', '#H2', '/handbook/clinical/hair-loss.html#H2'],
  ])('in %s to %s leads to the page %s', (page, href, expected) => {
    expect(from(page, href)).toMatchObject({ kind: 'page', href: expected });
  });

  it('names the document and the anchor that it needs', () => {
    expect(from('docs/operations.md', 'clinical/hair-loss.md#SELF-HARM')).toMatchObject({
      page: 'docs/clinical/hair-loss.md',
      anchor: 'SELF-HARM',
    });
  });

  it('leads to a schema as it is', () => {
    expect(from('docs/operations.md', 'api/schema.graphql')).toEqual({
      kind: 'download',
      href: '/handbook/docs/api/schema.graphql',
    });
  });

  it('leads to a source file at the repository, and nowhere without one', () => {
    const href = 'https://code.example/thicket/blob/main/server/module.ts';
    expect(from('docs/operations.md', '../server/module.ts')).toEqual({ kind: 'source', href });
    const none = { repository: null };
    expect(from('docs/operations.md', '../server', none)).toEqual({ kind: 'source', href: null });
  });

  it.each(['missing.md', '../server/missing.ts', '../../README.md', '/operations.md'])(
    'to %s is dead',
    (href) => {
      expect(from('docs/operations.md', href)).toEqual({ kind: 'dead', href });
    },
  );

  it.each(['https://semver.org', 'mailto:care@thicket.example', '//code.example/x'])(
    'to %s stays as it is',
    (href) => {
      expect(from('README.md', href)).toEqual({ kind: 'external', href });
    },
  );
});
