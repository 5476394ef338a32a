import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './desk-content.page.tsx';

const version = (number: number, header: string) => ({
  ...{ version: number, header, body: 'Orders ship on Tuesday.', routes: ['/checkout*'] },
  ...{ savedAt: '2027-03-22T10:00:00Z', savedBy: 'Theo Lindqvist' },
});
const banner = {
  ...{ id: 'b1', state: 'published', stateLabel: 'Shown to everybody', publishedVersion: 1 },
  ...{ publishedAt: '2027-03-22T10:00:00Z', endedAt: null },
  versions: [version(2, 'Closed on <b>Tuesday</b>'), version(1, 'Closed on Monday')],
};
const page = (banners: readonly object[]): string => renderPage(Page, { deskBanners: { banners } });

it('shows a banner as visitors see it, with its versions and what can be done', () => {
  const html = page([banner]);
  for (const text of ['Shown to everybody', 'Publish version 2', 'End it', '2 versions', 'Theo Lindqvist'])
    expect(html).toContain(text);
  expect(html).toContain('Version 1 is shown since');
});

it('shows what was typed as plain text', () => {
  expect(page([banner])).toContain('&lt;b&gt;Tuesday&lt;/b&gt;');
});

it('offers no end of a draft, and no publishing of what is shown', () => {
  const draft = { ...banner, state: 'draft', stateLabel: 'Draft', publishedVersion: null, publishedAt: null };
  expect(page([draft])).not.toContain('End it');
  expect(page([{ ...banner, publishedVersion: 2 }])).not.toContain('Publish version');
  expect(page([])).toContain('No banners');
});
