import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { App } from '#client/renderer/app.tsx';
import { testPage, testSite } from '#client/renderer/page-context.fixture.ts';
import { Banner } from '#client/ui/banner.tsx';

/** Outages are looked up in the browser only; here one is present from the start. */
vi.mock('./outage-banner.tsx', () => ({ OutageBanner: () => <Banner>Payments are slow</Banner> }));

const html = renderToString(
  <App
    context={testPage({
      Page: () => <main>page</main>,
      urlPathname: '/faq',
      site: { ...testSite, host: 'marketing' },
    })}
  />,
);
const INTERNET_EXPLORER =
  'Internet Explorer is not supported. Please use a modern browser like Chrome, Firefox, or Edge to access this app.';

/** The declarations of a class in a stylesheet: outside of media queries, and within the named one. */
const declarations = (sheet: string, selector: string) => {
  const css = readFileSync(new URL(sheet, import.meta.url), 'utf8');
  const rule = new RegExp(`\\${selector} \\{([^}]*)\\}`);
  const [everywhere = '', inMedia = ''] = css.split('@media');
  return {
    everywhere: rule.exec(everywhere)?.[1] ?? '',
    inMedia: rule.exec(inMedia)?.[1] ?? '',
    media: inMedia,
  };
};

describe('S2.2: the outage banner sticks to the top of every page', () => {
  it('comes before everything else that is visible on a page', () => {
    const before = html.slice(0, html.indexOf('Payments are slow'));
    expect(before.replaceAll(/<[^>]*>/g, '')).toBe(INTERNET_EXPLORER);
    expect(html.indexOf('page</main>')).toBeGreaterThan(before.length);
  });

  it('stays there, above all other layers', () => {
    const { everywhere } = declarations('../ui/banner.module.css', '.banner');
    expect(everywhere).toMatch(/position: sticky;\s+top: 0;\s+z-index: var\(--layer-outage-banner\);/);
  });
});

describe(`S2.3: users of Internet Explorer see a notice that names supported browsers`, () => {
  it('is the first element of the document', () => {
    expect(html).toMatch(new RegExp(`^<p[^>]*>${INTERNET_EXPLORER.replaceAll('.', '\\.')}</p>`));
  });

  it('is hidden in other browsers: a media feature that only Internet Explorer knows shows it', () => {
    const { everywhere, inMedia, media } = declarations('old-browser-notice.module.css', '.oldBrowser');
    expect(everywhere).toContain('display: none;');
    expect(inMedia).toContain('display: block;');
    expect(media).toMatch(/^ all and \(-ms-high-contrast: none\), \(-ms-high-contrast: active\) \{/);
  });
});
