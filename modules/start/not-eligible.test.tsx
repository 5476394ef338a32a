import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page as HairAge } from './pages/not-eligible-age.page.tsx';
import { Page as Age } from './pages/not-eligible-sexual-health-age.page.tsx';

const BUTTON = 'Delete my answers';
const REQUEST = '/customer-service-request?topic=privacy';

it.each([
  ['about sexual health', Age],
  ['about hair', HairAge],
])('S2.44: who was refused %s deletes their answers, unless they are part of a record', (_, Page) => {
  const page = { startStop: null, catalogue: [] };
  const user = { id: 'a', address: null, visit: null };
  for (const currentUser of [null, user]) {
    const html = renderPage(Page, { ...page, currentUser });
    expect(html).toContain(BUTTON);
    expect(html).not.toContain(REQUEST);
  }
  const visit = { id: 'v', outcome: null, requestedProducts: [] };
  const kept = renderPage(Page, { ...page, currentUser: { ...user, visit } });
  expect(kept).not.toContain(BUTTON);
  expect(kept).toContain('part of your medical record');
  expect(kept).toContain(REQUEST);
});
