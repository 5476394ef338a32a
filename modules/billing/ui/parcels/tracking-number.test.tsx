import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TrackingNumber } from './tracking-number.tsx';

it('links to the carrier by the number only, without a referrer', () => {
  const html = renderToStaticMarkup(<TrackingNumber number="1Z12345E0205271688" />);
  expect(html).toContain('<strong class="tabular">1Z12345E0205271688</strong>');
  expect(html).toContain(
    '<a href="https://www.ups.com/track?tracknum=1Z12345E0205271688" target="_blank" rel="noreferrer">Follow it at UPS</a>',
  );
});

it('shows a number of an unknown carrier without a link', () => {
  expect(renderToStaticMarkup(<TrackingNumber number="TH0123456789AB" />)).toBe(
    'Tracking number <strong class="tabular">TH0123456789AB</strong>',
  );
});
