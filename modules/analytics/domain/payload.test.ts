import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, checkUrl, readPayload } from './check.ts';
import { cleanPayload, pathOf } from './clean.ts';
import type { JsonObject } from './json.ts';

const FIELD = 'analyticsEvent.payload';
const fieldsOf = (result: ReturnType<typeof readPayload>) =>
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
    expect(readPayload(json, FIELD)).toEqual({ ok: true, value: expected });
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
    expect(fieldsOf(readPayload(json, FIELD))).toEqual([FIELD]);
  });

  it('may have 16 KB and be 20 deep', () => {
    expect(readPayload(JSON.stringify({ a: 'x'.repeat(16_384 - 8) }), FIELD).ok).toBe(true);
    expect(readPayload(nested(20), FIELD).ok).toBe(true);
  });

  it('loses passwords at any depth, and the queries of addresses', () => {
    expect(
      cleanPayload({
        password: 'x',
        data_password: 'x',
        passwords: 'kept',
        page_url: 'https://app.example.com/quiz/results?where=crown#top',
        list: [{ Password: 'x', referrer: '/quiz?dandruff=1' }, 'How are you? Well.'],
        deep: { deeper: { data_password: { a: 1 }, left: 1 } },
      }),
    ).toEqual({
      passwords: 'kept',
      page_url: 'https://app.example.com/quiz/results',
      list: [{ referrer: '/quiz' }, 'How are you? Well.'],
      deep: { deeper: { left: 1 } },
    });
  });

  it('property: whatever JSON object it is, no password is left and the rest is', () => {
    const key = fc.constantFrom('password', 'data_password', 'a', 'b');
    const tree = fc.letrec<{ node: JsonObject }>((tie) => ({
      node: fc.dictionary(key, fc.oneof(fc.integer(), fc.array(tie('node'), { maxLength: 2 }), tie('node')), {
        maxKeys: 4,
        depthIdentifier: 'tree',
      }),
    })).node;
    fc.assert(
      fc.property(tree, (payload) => {
        const cleaned = JSON.stringify(cleanPayload(payload));
        expect(cleaned).not.toContain('password');
        const without = JSON.stringify(payload, (name, value) =>
          name === 'password' || name === 'data_password' ? undefined : value,
        );
        expect(cleaned).toBe(without);
      }),
    );
  });
});

describe('an event name', () => {
  it.each(['add to cart', 'checkout.placed', 'Viewed Results', 'quiz:start', 'a', 'x'.repeat(100)])(
    'may be %s',
    (name) => expect(checkName(name, 'f')).toEqual({ ok: true, value: name }),
  );
  it.each(['', ' ', '1st', '<b>', 'a\nb', 'x'.repeat(101), 'ünder', 'a;drop'])('may not be %j', (name) =>
    expect(checkName(name, 'f').ok).toBe(false),
  );
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/quiz?where=crown', '/quiz'],
    ['https://app.example.com/messages#new', '/messages'],
    ['/desk/cases/0b9f0c2e-1111-4222-8333-444455556666/photos', '/desk/cases/{id}/photos'],
    ['//evil.example/quiz', '/quiz'],
  ])('%s is kept as %s', (url, path) => {
    expect(checkUrl(url, 'f').ok).toBe(true);
    expect(pathOf(url)).toBe(path);
  });
  it.each(['', 'quiz', 'javascript:alert(1)', '/a b', '/a\u0000', 'https://', `/${'x'.repeat(2_048)}`])(
    '%j is none',
    (url) => expect(checkUrl(url, 'f').ok && pathOf(url) !== null).toBe(false),
  );
});
