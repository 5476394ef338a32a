import { describe, expect, it } from 'vitest';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { allDrugFacts } from '#modules/catalogue/data/facts/index.ts';
import { sexualHealthDrugs } from '#modules/eligibility/index.ts';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page as Ed } from './pages/condition/ed.page.tsx';
import { Page as Pe } from './pages/condition/pe.page.tsx';

const ENTRY = specialtyEntryPages.sexualHealth;
const tablets = allDrugFacts.filter(
  ({ kind, drugTypes }) =>
    kind === 'prescription' && drugTypes.some((drug) => sexualHealthDrugs.includes(drug)),
);

describe('S2.37: the entry of sexual health', () => {
  it('is where the facts page of every tablet leads', () => {
    expect(tablets.map(({ slug }) => slug).toSorted()).toEqual([
      'escitalopram',
      'fluoxetine',
      'sertraline',
      'sildenafil-citrate',
      'sildenafil-citrate-pe',
      'tadalafil',
    ]);
    for (const { slug, shopPath } of tablets) expect([slug, shopPath]).toEqual([slug, ENTRY]);
  });

  it.each([
    ['erectile dysfunction', Ed],
    ['early ejaculation', Pe],
  ])('is offered at the top of the page about %s', (_, Page) => {
    const html = renderPage(Page, { lowestMonthlyPrice: 2_500 });
    const top = html.slice(0, html.indexOf('id="what"'));
    expect(top).toContain(`${ENTRY}"`);
    expect(top).toContain('Choose your treatment');
  });

  it('is not offered while no prescription is', () => {
    const html = renderPage(Ed, { lowestMonthlyPrice: null });
    expect(html.slice(0, html.indexOf('id="what"'))).not.toContain(ENTRY);
  });
});
