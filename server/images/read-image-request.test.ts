import { describe, expect, it } from 'vitest';
import { readImageRequest } from './read-image-request.ts';

const read = (query: string) => readImageRequest(new URLSearchParams(query));
const fieldsOf = (query: string): string[] => {
  const wanted = read(query);
  return wanted.ok ? [] : wanted.failure.fields.map(({ field }) => field);
};

it('S7.32: the image endpoint accepts url, w and q, which is 75 by default', () => {
  expect(read('url=/images/a.svg&w=640')).toEqual({
    ok: true,
    value: { url: '/images/a.svg', width: 640, quality: 75 },
  });
  expect(read('url=/images/a.svg&w=16&q=1')).toMatchObject({ value: { width: 16, quality: 1 } });
});

describe('S9.23: images have fixed widths', () => {
  const allowed = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  it.each(allowed)('%i is allowed', (width) => {
    expect(read(`url=/a.svg&w=${width}`).ok).toBe(true);
  });
  it.each(
    [
      [
        '0',
        '15',
        '17',
        '385',
        '639',
        '641',
        '3841',
        '7680',
        '-640',
        '+640',
        '0640',
        '640.0',
        '6.4e2',
        '0x280',
      ],
      ['', ' 640', '640px', 'Infinity', 'NaN', '640,750', '٦٤٠'],
    ].flat(),
  )('w=%s is refused, naming w', (width) => {
    expect(fieldsOf(`url=/a.svg&w=${encodeURIComponent(width)}`)).toEqual(['w']);
  });
});

it.each(['0', '101', '-1', '75.5', '1e1', 'best', ''])('q=%s is refused, naming q', (quality) => {
  expect(fieldsOf(`url=/a.svg&w=640&q=${quality}`)).toEqual(['q']);
});

it('names every parameter that is invalid, missing or given twice', () => {
  expect(fieldsOf('')).toEqual(['url', 'w']);
  expect(fieldsOf('url=&w=1&q=x')).toEqual(['url', 'w', 'q']);
  expect(fieldsOf('url=/a.svg&url=/b.svg&w=640&w=750&q=1&q=2')).toEqual(['url', 'w', 'q']);
  expect(fieldsOf(`url=/${'a'.repeat(2_048)}&w=640`)).toEqual(['url']);
});
