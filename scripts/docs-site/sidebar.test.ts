import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pageAddress, pageFile, sitePages, titleOf } from './pages.ts';
import { sidebar } from './sidebar.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const groups = sidebar(root);

describe('the navigation of the documentation', () => {
  it('has every document once, under a title of its own', () => {
    const links = groups.flatMap(({ items }) => items.map(({ link }) => link));
    expect(links.toSorted()).toEqual(
      sitePages(root)
        .map((path) => `/${pageAddress(path)}`)
        .toSorted(),
    );
    for (const { items } of groups) {
      const titles = items.map(({ text }) => text);
      expect(titles.filter((title, at) => title.endsWith('.md') || titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  it('begins with the start page and the tour, and goes from modules to decisions', () => {
    expect(groups.map(({ text }) => text)).toEqual([
      ...['Start', 'Modules', 'Words', 'Clinical rules', 'API', 'Operations', 'Security', 'Decisions'],
      'The project',
    ]);
    expect(groups[0]?.items.map(({ link }) => link)).toEqual(['/', '/setup.html', '/tour.html']);
  });

  it('gives no two documents one address', () => {
    const files = sitePages(root).map(pageFile);
    expect(new Set(files).size).toBe(files.length);
  });
});

it('reads a title as plain text', () => {
  expect(titleOf('<!-- Made by a script. -->\n# The `a` of [b](c.md)\n\n# Another\n')).toBe('The a of b');
});
