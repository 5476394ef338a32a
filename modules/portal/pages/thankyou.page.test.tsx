import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './thankyou.page.tsx';

it('says that there is no order', () => {
  const care = { headline: 'H', detail: 'D', unreadMessages: 3, action: null, timeline: [] };
  const html = renderPage(Page, {
    currentUser: { id: 'u', firstName: 'Sam', care, orders: [], billing: { subscriptions: [] } },
  });
  expect(html).toContain('You have not ordered anything');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});
