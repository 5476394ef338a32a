import { describe, expect, it } from 'vitest';
import { comparisonOf } from '#modules/catalogue/data/comparisons.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { renderPage } from '#test/harness/render-page.tsx';
import { shopAnswer } from '#test/harness/shop-answer.ts';
import { Page } from './our-products.page.tsx';

const answer = shopAnswer(catalogueProducts, () => true);
const ed = comparisonOf('ed');
const treatments = (ed?.treatments ?? []).map((one) => ({ ...one, lowestMonthlyPrice: 1200 }));
const shown = (condition?: string): string =>
  renderPage(
    Page,
    { ...answer, comparison: condition === 'ed' && ed ? { ...ed, treatments } : null },
    condition ? { for: condition } : {},
  );
const titles = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*><a href="([^"]*)">([^<]*)</g)].map(([, href, title]) => `${title} ${href}`);

describe('the shop as the server renders it', () => {
  it('leads from each card to the page of its product', () => {
    expect(titles(shown())).toContain('Finasteride /our-products/finasteride');
    expect(titles(shown())).toHaveLength(20);
  });

  it('shows one condition by its address, with its treatments compared', () => {
    const html = shown('ed');
    expect(html).toMatch(/<h1[^>]*>Treatments for erectile dysfunction<\/h1>/);
    expect(titles(html)).toEqual([
      'Sildenafil /our-products/sildenafil',
      'Tadalafil /our-products/tadalafil',
    ]);
    expect(html).toContain('Erectile dysfunction treatments compared');
    expect(html).toMatch(/<a href="[^"]*\/our-products\?for=ed" aria-current="page">/);
    for (const other of ['hair', 'pe', 'care']) expect(html).toContain(`/our-products?for=${other}"`);
  });

  it('shows everything for a condition that there is not', () => {
    expect(titles(shown('"><script>'))).toHaveLength(20);
    expect(shown('"><script>')).not.toContain('<script>');
  });

  it('compares nothing where nothing treats a condition', () => {
    for (const condition of ['care', 'constructor', '']) expect(comparisonOf(condition)).toBeNull();
    expect(shown('care')).not.toContain('compared');
  });

  it('asks how often and which strength, and says who decides', () => {
    const html = shown('ed');
    expect(html).toContain('50 mg, usual start');
    expect(html).toContain('Your clinician decides on strength and amount.');
    expect(html).not.toContain('50 mg, 96 tablets');
  });

  it('says what a longer supply saves', () => {
    expect(shown('hair')).toContain('12 months, save 11%');
  });
});
