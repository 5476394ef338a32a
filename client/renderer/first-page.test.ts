import { expect, it } from 'vitest';
import { pageScript } from './first-page.ts';

const links = [
  'https://m.test/assets/chunks/chunk-CiPscubH.js',
  'https://m.test/assets/entries/client_renderer_default.page.client.BZy-xaFO.js',
  'https://m.test/assets/entries/modules_content_pages_hair-loss_overview.page.Cq0j3a.js',
  'https://m.test/assets/entries/modules_content_pages_home.page.8pOieuuX.js',
  'https://m.test/assets/entries/client_renderer_error.page.ofcrXUmX.js',
].map((href) => ({ href }));

it.each([
  ['/modules/content/pages/home', 3],
  ['/modules/content/pages/hair-loss/overview', 2],
  ['/client/renderer/_error', 4],
])('finds the script of %s among the links of its document', (pageId, index) => {
  expect(pageScript(pageId, links)).toBe(links[index]?.href);
});

it('returns none where the document names none', () => {
  expect(pageScript('/modules/content/pages/faq', links)).toBeNull();
  expect(pageScript('/modules/content/pages/home', [])).toBeNull();
});
