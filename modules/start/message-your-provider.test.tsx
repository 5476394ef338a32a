import { expect, it } from 'vitest';
import { brand } from '#config/brand.ts';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './pages/message-your-provider.page.tsx';

const startFlow = { answers: '{"sh_concern":"other"}' };

it('S2.45: who has no visit reads what helps instead, and how to ask the care team', () => {
  for (const currentUser of [null, { id: 'a', care: { clinician: null }, visit: null }]) {
    const html = renderPage(Page, { currentUser, startFlow });
    expect(html).toContain('This is not something we treat online');
    expect(html).toContain(`tel:${brand.supportPhone}`);
    expect(html).toContain(`mailto:${brand.supportEmail}`);
    expect(html).toContain('tel:988');
  }
  const visit = { id: 'v', submittedAt: null };
  const own = renderPage(Page, { currentUser: { id: 'a', care: { clinician: null }, visit }, startFlow });
  expect(own).toContain('Write to your clinician');
  expect(own).not.toContain('mailto:');
});
