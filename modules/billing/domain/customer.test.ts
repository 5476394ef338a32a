import { describe, expect, it } from 'vitest';
import { type Holding, isSexualHealthOnly, productsToReorder } from './customer.ts';

const hair = { id: 211, serviceLine: 'hair_loss_care', supplyInDays: 90 } as const;
const yearOfHair = { id: 405, serviceLine: 'hair_loss_care', supplyInDays: 360 } as const;
const ed = { id: 353, serviceLine: 'erectile_dysfunction', supplyInDays: 90 } as const;
const pe = { id: 901, serviceLine: 'premature_ejaculation', supplyInDays: 30 } as const;

const live = (...products: Holding['products']): Holding => ({ isLive: true, hasStarted: true, products });
const ended = (...products: Holding['products']): Holding => ({ isLive: false, hasStarted: true, products });
const refused = (...products: Holding['products']): Holding => ({
  isLive: false,
  hasStarted: false,
  products,
});

describe('S6.3: a customer whose active products are all for sexual health is a sexual-health-only customer', () => {
  it.each<[string, readonly Holding[], boolean]>([
    ['nothing at all', [], false],
    ['nothing active', [ended(ed)], false],
    ['one of them', [live(ed)], true],
    ['both', [live(ed), live(pe)], true],
    ['both in one', [live(ed, pe)], true],
    ['hair besides, in the same', [live(ed, hair)], false],
    ['hair besides, in another', [live(ed), live(hair)], false],
    ['hair that has ended', [live(ed), ended(hair)], true],
    ['what is no longer sold', [live(ed, undefined)], false],
    ['hair alone', [live(hair)], false],
  ])('%s', (_, holdings, expected) => {
    expect(isSexualHealthOnly(holdings)).toBe(expected);
  });
});

describe('S6.4: customers without an active subscription whose latest one had only 3-month products', () => {
  it.each<[string, readonly Holding[], readonly number[] | null]>([
    ['never any', [], null],
    ['only 3-month products', [ended(hair, ed)], [211, 353]],
    ['one that is active', [live(hair)], null],
    ['an older one that is active', [ended(hair), live(ed)], null],
    ['the latest is a year', [ended(yearOfHair), ended(hair)], null],
    ['an older one is a year', [ended(hair), ended(yearOfHair)], [211]],
    ['one of two is a month', [ended(hair, pe)], null],
    ['one is no longer sold', [ended(hair, undefined)], null],
    ['it had no products', [ended()], null],
    ['it was refused', [refused(hair), ended(hair)], null],
  ])('%s', (_, holdings, expected) => {
    expect(productsToReorder(holdings)).toEqual(expected);
  });
});
