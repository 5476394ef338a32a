import { describe, expect, it } from 'vitest';
import { documentParts } from '#client/renderer/document.tsx';
import { testPage, testSite } from '#client/renderer/page-context.fixture.ts';

/** The preview picture of a page's link. */
const shared = (urlPathname: string) => {
  const { head } = documentParts({
    ...testPage({ urlPathname, site: { ...testSite, host: 'marketing' } }),
    nonce: 'n',
    runQuery: () => Promise.reject(new Error('Nothing is asked for.')),
  });
  const meta = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(head)?.[1];
  return { description: meta('description'), shared: meta('og:description'), image: meta('og:image') };
};

describe('S2.6, S2.7: pages have a default description and a default image for shared links', () => {
  const unknown = shared('/no-such-page');

  it('a page without its own uses the defaults', () => {
    expect(unknown.description).toMatch(/^[A-Z].{50,}\.$/);
    expect(unknown.shared).toBe(unknown.description);
    expect(unknown.image).toBe(
      'https://m.test/image?url=%2Fimages%2Fsocial%2Fdefault.webp&amp;w=1200&amp;q=75',
    );
  });

  it('a page with its own does not', () => {
    const quiz = shared('/quiz');
    expect(quiz.description).not.toBe(unknown.description);
    expect(quiz.image).toContain('%2Fimages%2Fsocial%2Fquiz.webp');
  });
});
