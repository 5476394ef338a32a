import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { pathOf, pickKnownFields } from './clean.ts';
import { eventInput, pageviewInput } from './event-input.ts';
import { browserEvents } from './events.ts';

const FIELD = 'analyticsEvent.payload';
const readEvent = (input: unknown) => readInput(eventInput, input, 'analyticsEvent');
const readPayload = (payload: string | null | undefined) => readEvent({ event: 'add to cart', payload });
const readUrl = (url: string) => readInput(pageviewInput, { url }, 'analyticsEvent');
const fieldsOf = (result: ReturnType<typeof readEvent>) =>
  result.ok ? [] : result.failure.fields.map(({ field }) => field);
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a payload', () => {
  it.each([
    ['nothing', undefined, {}],
    ['null', null, {}],
    [
      'an object',
      '{"cart":[211,239],"value":54.5,"ok":true,"coupon":null}',
      { cart: [211, 239], value: 54.5, ok: true, coupon: null },
    ],
  ])('may be %s', (_what, json, expected) => {
    expect(readPayload(json)).toMatchObject({ ok: true, value: { payload: expected } });
  });

  it.each([
    ['empty', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text', '"a"'],
    ['a number', '1'],
    ['JSON null', 'null'],
    ['with NUL', '{"a":"\\u0000"}'],
    ['with NUL in a name', '{"\\u0000":1}'],
    ['with half a character', '{"a":"\\ud800"}'],
    ['too deep', nested(21)],
    ['of 16 KB and one byte', JSON.stringify({ a: 'x'.repeat(16_384 - 7) })],
    ['of more than 16 KB in bytes, not in characters', JSON.stringify({ a: '€'.repeat(6_000) })],
    ['very deep', nested(5_000)],
  ])('may not be %s', (_what, json) => {
    expect(fieldsOf(readPayload(json))).toEqual([FIELD]);
  });

  it('may have 16 KB and a depth of 20', () => {
    expect(readPayload(JSON.stringify({ a: 'x'.repeat(16_384 - 8) })).ok).toBe(true);
    expect(readPayload(nested(20)).ok).toBe(true);
  });

  it('S3.60: keeps the fields that the event catalog lists, with shortened addresses, and nothing else', () => {
    expect(
      pickKnownFields('cart products changed', {
        type: 'swap',
        url: '/our-products/finasteride?where=crown#top',
        page_url: 'https://app.example.com/desk/cases/0b9f0c2e-1111-4222-8333-444455556666',
        productsAdded: [211],
        fromProducts: [{ id: 239, price: 5_400 }],
        toSpecialty: null,
        utm_source: 'mail',
        orderId: '0b9f0c2e-1111-4222-8333-444455556666',
      }),
    ).toEqual({
      type: 'swap',
      url: '/our-products/finasteride',
      page_url: 'https://app.example.com/desk/cases/{id}',
      productsAdded: [211],
      fromProducts: [{ id: 239, price: 5_400 }],
      toSpecialty: null,
      utm_source: 'mail',
    });
  });

  it.each([
    ['a person', { email: 'a@b.test', firstName: 'A', lastName: 'B', fullName: 'A B', phone: '5125550100' }],
    ['answers', { where: ['crown'], dandruff: 1, answers: { chest_pain: true }, diagnosis: 'x' }],
    ['S5.10: fields named password and data_password', { password: 'x', data_password: 'x', Password: 'x' }],
    ['free text', { value: 'side effects', type: 'I had chest pain', cadence: 'three', source: 'I am ill' }],
    ['words in lists', { productIds: ['finasteride'], specialties: ['depression'] }],
    ['more within', { invoices: [{ lineItems: [{ kind: 'product', description: 'Sertraline' }] }] }],
    ['an email address as a campaign', { utm_term: 'otto@example.com' }],
    ['the names of built-in things', { constructor: 1, toString: 'x' }],
  ])('health data and personal data are removed: %s', (_what, payload) => {
    for (const name of ['add to cart', 'cart products changed', 'purchase completed', 'page viewed'])
      expect(pickKnownFields(name, payload)).toEqual({});
  });

  it('property: of any JSON object, only fields of the event catalog are kept', () => {
    const known = new Set(['source', 'type', 'value']);
    const key = fc.constantFrom(
      'password',
      'data_password',
      'answers',
      'source',
      'type',
      'value',
      '__proto__',
    );
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), (payload) => {
        const checked = readPayload(JSON.stringify(payload));
        if (!checked.ok) return;
        const kept = Object.keys(pickKnownFields('cart products changed', checked.value.payload));
        expect(kept.filter((name) => !known.has(name))).toEqual([]);
      }),
    );
  });
});

describe('a text that is not stored', () => {
  it.each(['email', 'userId'])('%s is at most 254 characters on one line', (field) => {
    const withText = (text: string) => fieldsOf(readEvent({ event: 'add to cart', [field]: text }));
    expect(withText('x'.repeat(254))).toEqual([]);
    expect(withText('x'.repeat(255))).toEqual([`analyticsEvent.${field}`]);
    expect(withText('a\nb')).toEqual([`analyticsEvent.${field}`]);
  });
});

describe('an event name', () => {
  it.each(['add to cart', 'cart products changed', 'view in cart', 'added to cart from upsell'])(
    'may be %s',
    (name) => expect(readEvent({ event: name })).toMatchObject({ ok: true, value: { event: name } }),
  );
  it.each(['', 'quiz: chest pain', 'checkout.placed', 'page viewed', 'Add to cart', 'toString'])(
    'may not be %j',
    (name) => expect(fieldsOf(readEvent({ event: name }))).toEqual(['analyticsEvent.event']),
  );
  it.each(['cart', 'quiz', 'mini quiz', 'micro quiz', 'auto-refill', 'address modal', 'win-back', 'renewal'])(
    'the catalogue has events of the %s',
    (screen) => expect(Object.keys(browserEvents).some((name) => name.startsWith(screen))).toBe(true),
  );
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/quiz?where=crown', '/quiz'],
    ['https://app.example.com/messages#new', '/messages'],
    ['/desk/cases/0b9f0c2e-1111-4222-8333-444455556666/photos', '/desk/cases/{id}/photos'],
    ['//evil.example/quiz', '/quiz'],
  ])('%s is stored as %s', (url, path) => {
    expect(readUrl(url).ok).toBe(true);
    expect(pathOf(url)).toBe(path);
  });
  it.each(['', 'quiz', 'javascript:alert(1)', '/a b', '/a\u0000', 'https://', `/${'x'.repeat(2_048)}`])(
    '%j is none',
    (url) => expect(readUrl(url).ok).toBe(false),
  );
});
