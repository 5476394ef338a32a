import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page as Ed } from './pages/condition/ed.page.tsx';
import { Page as Pe } from './pages/condition/pe.page.tsx';

const data = { lowestMonthlyPrice: 2_500 };

it('S2.45: while early ejaculation is not offered, its page has the waitlist that it mentions', () => {
  const off = renderPage(Pe, data, {}, { 'enable-premature-ejaculation': false });
  expect(off).toContain('Get notified when this changes');
  expect(off).toMatch(/type="email"/);
  expect(off).not.toContain('From $25');
  const on = renderPage(Pe, data);
  expect(on).toContain('From $25');
  expect(on).not.toContain('Get notified when this changes');
  expect(renderPage(Ed, data, {}, { 'enable-premature-ejaculation': false })).not.toContain('Hear when');
});
