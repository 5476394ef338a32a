import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compose } from '../domain/compose.ts';
import { light } from '../templates/letter-palette.ts';
import { renderLetter } from './render-letter.tsx';

const origins = { app: 'https://app.thicket.test', admin: 'https://admin.thicket.test' };
const notice = {
  subject: 'A subject',
  body: 'What happened, and what happens next: https://app.thicket.test/account.',
};
const SELLER = '1 Main Street, Albany, NY 12207';

it('has the look of the product, also in the dark, and loads nothing', () => {
  const { html } = renderLetter({ ...compose('receipt', notice, origins), unsubscribe: null }, SELLER);
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
  const tokens = readFileSync('client/styles/tokens.css', 'utf8');
  for (const color of Object.values(light)) expect(tokens).toContain(color);
});

it('texts are escaped', () => {
  const words = compose('receipt', { ...notice, body: '<b>"A" & B</b>' }, origins);
  const { html } = renderLetter({ ...words, unsubscribe: null }, SELLER);
  expect(html).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;');
});

it('the line of the preview is filled, so that a locked phone shows no part of the body', () => {
  const words = compose('receipt', notice, origins);
  const { html } = renderLetter({ ...words, unsubscribe: null }, SELLER);
  const [, preview = '', filling = ''] =
    /<div style="display:none[^>]*>([^<]*)<div>([^<]*)<\/div><\/div>/.exec(html) ?? [];
  expect(preview).toBe(words.preview);
  expect(filling).toMatch(/^[\s\u200b-\u200f\ufeff]+$/);
  expect(preview.length + filling.length).toBeGreaterThan(200);
});
