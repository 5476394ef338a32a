import { expect, it } from 'vitest';
import { imageFormatFor } from './image-format.ts';

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif; q=0.000, image/webp; q=0', 'png'],
  ['image/*,*/*;q=0.8', 'png'],
  ['*/*', 'png'],
  ['text/html', 'png'],
  ['', 'png'],
  [undefined, 'png'],
])('for "%s" is %s', (accepted, format) => {
  expect(imageFormatFor(accepted, 'png')).toBe(format);
});

it('uses JPEG for photos when no newer format is accepted', () => {
  expect(imageFormatFor('*/*', 'jpg')).toBe('jpg');
});
