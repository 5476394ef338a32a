import { beforeEach, describe, expect, it } from 'vitest';
import { cartKey, checkoutMemory } from './checkout-memory.ts';
import { detailsOf } from './details.ts';

const fakeStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
};

let storage: Storage;
let memory: ReturnType<typeof checkoutMemory>;
beforeEach(() => {
  storage = fakeStorage();
  let made = 0;
  memory = checkoutMemory(storage, () => {
    made += 1;
    return `id-${made}`;
  });
});

const typed = { ...detailsOf(null), firstName: 'Sam' };

describe('one checkout for one cart', () => {
  it('keeps its id across reloads and for any order of the products', () => {
    expect(memory.open('239,211', 'u').checkoutId).toBe('id-1');
    expect(memory.open('239,211', 'u').checkoutId).toBe('id-1');
    expect(memory.open('211, 239', 'u').checkoutId).toBe('id-1');
    expect(memory.open('211', 'u').checkoutId).toBe('id-2');
  });

  it('keeps its id after it was placed, until the patient orders again on purpose', () => {
    memory.open('239', 'u');
    memory.change('id-1', { details: typed });
    memory.placed('id-1', '/thankyou');
    expect(memory.open('239', 'u')).toMatchObject({
      checkoutId: 'id-1',
      placedHref: '/thankyou',
      details: null,
    });
    memory.again('id-1');
    expect(memory.open('239', 'u')).toMatchObject({
      checkoutId: 'id-2',
      placedHref: null,
      orderAgain: true,
    });
  });

  it('the choice to order again counts for one order', () => {
    expect(memory.open('239', 'u').orderAgain).toBe(false);
    memory.again('id-1');
    memory.placed('id-2', '/thankyou');
    expect(memory.open('239', 'u')).toMatchObject({ checkoutId: 'id-2', orderAgain: false });
  });
});

describe('entered details', () => {
  it('survive signing in, and are kept when the cart changes', () => {
    memory.open('239', null);
    memory.change('id-1', { details: typed, agreed: { termsAgreement: 'ab' } });
    expect(memory.open('239', 'u')).toMatchObject({
      userId: 'u',
      details: typed,
      agreed: { termsAgreement: 'ab' },
    });
    expect(memory.open('239,211', 'u')).toMatchObject({ details: typed, agreed: {} });
  });

  it('are kept when the session has ended', () => {
    memory.open('239', 'u');
    memory.change('id-1', { details: typed });
    expect(memory.open('239', null)).toMatchObject({ checkoutId: 'id-1', userId: 'u' });
    expect(memory.open('239', 'u')).toMatchObject({ checkoutId: 'id-1', details: typed });
  });

  it('are not shown to another person, who also gets another checkout', () => {
    memory.open('239', 'u');
    memory.change('id-1', { details: typed });
    expect(memory.open('239', 'v')).toMatchObject({ checkoutId: 'id-2', userId: 'v', details: null });
  });
});

it('the cart is found for a checkout that returns from the issuer’s page', () => {
  memory.open('239,211', 'u');
  memory.change('id-1', { cardProblem: 'Declined.' });
  expect(memory.find('id-1')).toMatchObject({ products: '239,211', cardProblem: 'Declined.' });
  expect(memory.find('other')).toBeNull();
});

it.each(['', 'null', '{"a":1}', '[1,{"checkoutId":3}]', 'not json'])('start empty from %j', (stored) => {
  storage.setItem('thicket.checkout', stored);
  expect(memory.open('239', 'u').checkoutId).toBe('id-1');
});

it('work without any storage', () => {
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  const blind = checkoutMemory({ ...fakeStorage(), getItem: forbidden, setItem: forbidden }, () => 'id');
  expect(blind.open('239', 'u').checkoutId).toBe('id');
});

it('is the same for any order, repetitions and spaces', () => {
  expect(cartKey(' 239,211,,239')).toBe('211,239');
});

it('remembers the checkout flow, per cart the latest one', () => {
  expect(memory.open('239', 'u').flow).toBe('visit');
  expect(memory.open('239', 'u', 'ecommerce')).toMatchObject({ checkoutId: 'id-1', flow: 'ecommerce' });
  expect(memory.find('id-1')?.flow).toBe('ecommerce');
});
