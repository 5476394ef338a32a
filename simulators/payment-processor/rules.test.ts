import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCard, expiresAt, passesLuhn } from './card-input.ts';
import { decide } from './decision.ts';
import { parseForm } from './form-body.ts';
import { findTestCard, testCards } from './test-cards.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', zip: '10001' };
const problemsOf = (over: Partial<typeof good>) => {
  const checked = checkCard({ ...good, ...over }, now);
  return checked.ok ? [] : checked.fields.map((field) => field.field);
};

describe('passesLuhn', () => {
  it('is true for every test card and false when any one digit changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...testCards),
        fc.nat({ max: 15 }),
        fc.integer({ min: 1, max: 9 }),
        (card, place, change) => {
          const digits = [...card.number];
          digits[place] = String((Number(digits[place]) + change) % 10);
          return passesLuhn(card.number) && !passesLuhn(digits.join(''));
        },
      ),
    );
  });
});

describe('checkCard', () => {
  it('accepts valid card data', () => {
    expect(checkCard(good, now)).toMatchObject({ ok: true, card: { expMonth: 12, expYear: 2034 } });
  });

  it.each([
    [{ number: '' }, ['number']],
    [{ number: '4242424242424241' }, ['number']],
    [{ number: '4111 1111 1111 1111' }, ['number']],
    [{ expiry: '11/26' }, []],
    [{ expiry: '10/26' }, ['expiry']],
    [{ expiry: '00/30' }, ['expiry']],
    [{ expiry: '13/30' }, ['expiry']],
    [{ expiry: '1230' }, ['expiry']],
    [{ expiry: '12/99' }, ['expiry']],
    [{ cvc: '12' }, ['cvc']],
    [{ cvc: '12a' }, ['cvc']],
    [{ zip: '1000' }, ['zip']],
    [{ zip: '10001-1234' }, []],
    [{ number: 'x', expiry: '', cvc: '', zip: '' }, ['number', 'expiry', 'cvc', 'zip']],
  ])('%j: %j', (over, fields) => {
    expect(problemsOf(over)).toEqual(fields);
  });
});

describe('decide', () => {
  const later = expiresAt(12, 2034);
  it.each([
    ['4242424242424242', 'save', false, { kind: 'approve' }],
    ['4242424242424242', 'charge', false, { kind: 'approve' }],
    ['4000002760003184', 'save', false, { kind: 'challenge' }],
    ['4000002760003184', 'charge', true, { kind: 'challenge' }],
    ['4000002500003155', 'save', false, { kind: 'challenge' }],
    ['4000002500003155', 'charge', false, { kind: 'challenge' }],
    ['4000002500003155', 'charge', true, { kind: 'approve' }],
    ['4000000000000341', 'save', false, { kind: 'approve' }],
    [
      '4000000000000341',
      'charge',
      true,
      { kind: 'decline', code: 'card_declined', declineCode: 'generic_decline' },
    ],
    [
      '4000000000009995',
      'charge',
      true,
      { kind: 'decline', code: 'card_declined', declineCode: 'insufficient_funds' },
    ],
  ] as const)('%s, %s, set up %s', (number, use, setUp, decision) => {
    const card = findTestCard(number);
    expect(card && decide(card, { use, setUp, at: now, expiresAt: later })).toEqual(decision);
  });

  it('a card is valid until its month ends', () => {
    const card = findTestCard('4242424242424242');
    const on = (at: Date) => card && decide(card, { use: 'charge', setUp: true, at, expiresAt: later }).kind;
    expect(on(new Date('2034-12-31T23:59:59Z'))).toBe('approve');
    expect(on(new Date('2035-01-01T00:00:00Z'))).toBe('decline');
  });
});

describe('parseForm', () => {
  it.each([
    ['', {}],
    ['a=1&b=x%20y', { a: '1', b: 'x y' }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
    ['a[]=x&a[]=y', { a: ['x', 'y'] }],
    ['a[0][b]=1', { a: [{ b: '1' }] }],
  ])('%s', (text, expected) => {
    expect(parseForm(text)).toEqual(expected);
  });

  it('cannot change the prototype', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
