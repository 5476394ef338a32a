import { expect, it } from 'vitest';
import { openInBrowser } from './form.ts';

it('inside another app, the form has a notice about it; elsewhere there is none', () => {
  const inside = openInBrowser('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 380.0');
  expect(inside?.markup).toContain('This page is open inside Instagram, where signing in may not work.');
  expect(openInBrowser('Mozilla/5.0 (X11) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15')).toBeNull();
});
