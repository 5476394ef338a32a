import { expect, it } from 'vitest';
import { purchasePixels } from './pixels.ts';

const pixel = {
  url: 'https://ads.example/p?v=1',
  ids: { hairLossCare: ['h-1', 'h-2'], sexualHealth: ['s-1', 's-2'] },
};

it('S9.14: a hair purchase is sent to each of the two pixels with its fixed content', () => {
  expect(purchasePixels(pixel, ['hair_loss_care'])).toEqual([
    'https://ads.example/p?v=1&id=h-1&event=Purchase&currency=USD&content_id=1&content_name=nsl_1_item&price=100&quantity=1',
    'https://ads.example/p?v=1&id=h-2&event=Purchase&currency=USD&content_id=1&content_name=nsl_1_item&price=100&quantity=1',
  ]);
});

it('S9.14: a sexual-health purchase is sent with its own fixed content', () => {
  const [first = '', second = ''] = purchasePixels(pixel, ['sexual_health']);
  expect(Object.fromEntries(new URL(first).searchParams)).toEqual({
    v: '1',
    id: 's-1',
    event: 'Purchase',
    currency: 'USD',
    content_id: '3',
    content_name: 'nsl_3_item',
    price: '100',
    quantity: '1',
  });
  expect(new URL(second).searchParams.get('id')).toBe('s-2');
});

it('a service line without ids has no pixel', () => {
  const one = { ...pixel, ids: { ...pixel.ids, sexualHealth: [] } };
  expect(purchasePixels(one, ['sexual_health'])).toEqual([]);
  expect(purchasePixels(pixel, [])).toEqual([]);
});
