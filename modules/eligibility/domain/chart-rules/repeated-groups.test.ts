import { describe, expect, it } from 'vitest';
import type { ChartFacts } from './chart-facts.ts';
import {
  change,
  chart,
  fill,
  fires,
  move,
  open,
  order,
  product,
  record,
  sent,
} from './chart-rules.fixture.ts';

const sildenafil = product('sildenafil');
const finasteride = product('finasteride', { productId: 3 });
const ketoconazole = product('ketoconazole');
const otherAccount = { isOfOtherAccount: true };

describe('a refill of an erection medicine', () => {
  it.each<[string, ChartFacts, boolean]>([
    [
      'is refused beside a subscription to another one, whatever else the patient has',
      chart(fill, [sildenafil], [record('finasteride', { productId: 4 }), record('tadalafil')]),
      true,
    ],
    ['is refused beside an open order of another one', chart(fill, [sildenafil], [open('tadalafil')]), true],
    [
      'is sent beside a used package of another one',
      chart(fill, [sildenafil], [sent('tadalafil', 100)]),
      false,
    ],
    [
      'is sent beside an open order of another account',
      chart(fill, [sildenafil], [open('tadalafil', otherAccount)]),
      false,
    ],
    [
      'is sent with a drug of another kind when both have their subscriptions',
      chart(
        fill,
        [sildenafil, finasteride],
        [record('sildenafil', { productId: 1 }), record('finasteride', { productId: 3 })],
      ),
      false,
    ],
    [
      'is refused with a drug of another kind when another one is subscribed',
      chart(fill, [sildenafil, finasteride], [record('tadalafil'), record('finasteride', { productId: 3 })]),
      true,
    ],
  ])('%s', (_, facts, isRefused) => {
    expect(fires('DUP-PDE5', facts)).toBe(isRefused);
  });
});

describe('a product that joins a subscription', () => {
  it.each<[string, ChartFacts, boolean]>([
    ['may join with a package at home', chart(change, [ketoconazole], [sent('ketoconazole', 5)]), false],
    [
      'is refused beside an open order of it from another checkout',
      chart(change, [ketoconazole], [open('ketoconazole', { productId: 1 })]),
      true,
    ],
    [
      'may join beside an open order of the checkout of that subscription',
      chart(change, [ketoconazole], [open('ketoconazole', { checkoutId: 'checkout' })]),
      false,
    ],
    [
      'may replace a package of the subscription that ships it, with another product',
      chart(change, [ketoconazole, finasteride], [record('ketoconazole', { productId: 1 })]),
      false,
    ],
    [
      'is refused beside a subscription of an account that may be theirs',
      chart(change, [ketoconazole], [record('ketoconazole', otherAccount)]),
      true,
    ],
    [
      'is refused beside a subscription of an account that may be theirs, with a package at home too',
      chart(change, [ketoconazole], [sent('ketoconazole', 5), record('ketoconazole', otherAccount)]),
      true,
    ],
  ])('%s', (_, facts, isRefused) => {
    expect(fires('DUP-KET', facts)).toBe(isRefused);
  });
});

describe('an order of an erection medicine', () => {
  it.each<[string, ChartFacts, boolean]>([
    [
      'is refused while the patient is subscribed to the same product',
      chart(order, [sildenafil], [record('sildenafil', { productId: 1 })]),
      true,
    ],
    [
      'is refused for its supply, and not as a second one, while a package is at home',
      chart(order, [sildenafil], [sent('sildenafil', 5)]),
      false,
    ],
  ])('%s', (_, facts, isRefused) => {
    expect(fires('DUP-PDE5', facts)).toBe(isRefused);
  });
});

describe('a change of address', () => {
  const moved = chart(move, [product('finasteride', { conflictsWith: [2] })], [record('finasteride')]);

  it.each(['DUP-FIN', 'CATALOG-CONFLICT'])('makes no second treatment of what runs: %s', (id) => {
    expect(fires(id, moved)).toBe(false);
  });
});

describe('a product that the catalog does not sell beside another', () => {
  const excluded = product('finasteride', { conflictsWith: [2] });

  it('is refused beside a subscription, also when another wanted product is fine', () => {
    expect(fires('CATALOG-CONFLICT', chart(order, [sildenafil, excluded], [record('finasteride')]))).toBe(
      true,
    );
  });

  it('is refused only as a second treatment when the catalog does not exclude it', () => {
    const repeated = chart(order, [finasteride], [record('finasteride')]);
    expect(fires('CATALOG-CONFLICT', repeated)).toBe(false);
    expect(fires('DUP-FIN', repeated)).toBe(true);
  });
});
