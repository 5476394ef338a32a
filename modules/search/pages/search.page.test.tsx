import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { data, Page } from './search.page.tsx';

const none = { search: { products: [], articles: [], questions: [] } };
const some = {
  search: {
    products: [
      {
        path: '/our-products/finasteride',
        title: 'Finasteride',
        excerpt: 'A tablet.',
        risk: 'A few men have low mood.',
      },
    ],
    articles: [],
    questions: [{ path: '/faq#plan-cancel', title: 'How do I cancel?', excerpt: 'Sign in.' }],
  },
};
const shown = (answer: unknown, q?: string) => renderPage(Page, answer, q === undefined ? {} : { q });
const main = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
const asked = (q?: string) => data.variables({ params: {}, search: q === undefined ? {} : { q } })?.query;

describe('the page of the search', () => {
  it('is a form that needs no script', () => {
    const html = shown(none);
    expect(html).toMatch(/<form [^>]*action="\/search"/);
    expect(html).not.toContain('method="post"');
    expect(html).toMatch(/<input [^>]*name="q"/);
    expect(html).toContain('Or start here');
  });

  it('shows each kind that has results, with link, title, excerpt and key risk', () => {
    const html = main(shown(some, 'finastride'));
    expect(html).toContain('2 results for “finastride”');
    expect(html).toMatch(/<a href="[^"]*\/our-products\/finasteride">Finasteride<\/a>/);
    expect(html).toContain('<a href="/faq#plan-cancel">How do I cancel?</a>');
    expect(html).toContain('A few men have low mood.');
    expect(html).toMatch(/<h2[^>]*>Treatments<\/h2>/);
    expect(html).not.toMatch(/<h2[^>]*>Articles<\/h2>/);
    expect(html).toContain('value="finastride"');
  });

  it('says that nothing was found, and leads on', () => {
    const html = main(shown(none, 'xylophone'));
    expect(html).toContain('Nothing found for “xylophone”');
    for (const path of ['/our-products', '/hair-loss', '/condition/ed', '/learn', '/faq'])
      expect(html).toContain(`${path}"`);
  });

  it.each([
    ['?!', 'Use letters or numbers in your search.'],
    ['x'.repeat(101), 'Shorten your search to at most 100 characters.'],
    ['a\u0000b', 'Remove the characters that cannot be printed from your search.'],
  ])('refuses %j with an error at the field, keeps it, and asks for nothing', (q, message) => {
    const html = shown(none, q);
    expect(html).toContain(message);
    expect(html).toContain('aria-invalid="true" aria-describedby="search-error"');
    expect(asked(q)).toBe('');
  });

  it('writes what was typed as text', () => {
    expect(shown(none, '"><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  it.each([
    [undefined, ''],
    ['  ', ''],
    [' hair  loss ', 'hair loss'],
  ])('%j asks for %j', (q, query) => expect(asked(q)).toBe(query));
});
