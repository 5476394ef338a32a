import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { testViewer } from '#test/harness/api.ts';
import { flagsOf, rememberViewer, viewerOf } from '../viewer.ts';
import { type Flags, type RequestFlags, requestFlags } from './flags.ts';
import { readFlags, variantOf } from './read-flags.ts';

const ANNA = '00000000-0000-4000-9000-00000000000a';
const answers: ReadonlyMap<string | null, RequestFlags> = new Map([
  [null, requestFlags({})],
  [ANNA, requestFlags({ 'mini-quiz-redesign': 1 })],
]);
let asked: (string | null)[] = [];
const flags: Flags = {
  evaluate: async (key) => {
    asked.push(key);
    return answers.get(key) ?? requestFlags({});
  },
  known: (key) => answers.get(key) ?? null,
  identify: () => {},
  track: () => {},
  expose: async () => {},
  flush: async () => {},
};

const siteOf = (isProduction: boolean) =>
  express()
    .use((incoming, _response, next) => {
      rememberViewer(incoming, testViewer());
      next();
    })
    .use(readFlags(flags, { isProduction }))
    .get('/', (incoming, response) => {
      const viewer = viewerOf(incoming);
      response.json({ values: flagsOf(viewer), variant: viewer.flags?.variant });
    });

const open = async (search: string, cookie = '', isProduction = false) => {
  asked = [];
  const answer = await request(siteOf(isProduction)).get(`/${search}`).set('cookie', cookie);
  const [kept = ''] = [answer.headers['set-cookie'] ?? []].flat();
  return { ...answer.body, kept };
};

describe('the flags of a request', () => {
  it('S9.28: flags are evaluated once, by the key in the cookie', async () => {
    const { values, variant } = await open('', `a=b; feature-flag-key=${ANNA}; c=d`);
    expect(asked).toEqual([ANNA]);
    expect(values['mini-quiz-redesign']).toBe(1);
    expect(variant).toBe(answers.get(ANNA)?.variant);
  });

  it.each(['', 'feature-flag-key=', 'feature-flag-key=chest-pain', `x-feature-flag-key=${ANNA}`])(
    'are those of an unknown visitor with the cookie %j',
    async (cookie) => {
      await open('', cookie);
      expect(asked).toEqual([null]);
    },
  );

  it('S2.9: flags can be forced through the query string outside production, for the rest of the visit', async () => {
    const forced = await open('?flag.mini-quiz-redesign=2&flag.skip-address-validation=true&where=crown');
    const expected = { ...flagValues({}), 'mini-quiz-redesign': 2, 'skip-address-validation': true };
    expect(forced.values).toEqual(expected);
    expect(forced.variant).toBeNull();
    expect(forced.kept).toMatch(/^flag-state=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = forced.kept.split(';')[0];
    expect((await open('', cookie)).values).toEqual(expected);

    const changed = await open('?flag.mini-quiz-redesign=', cookie);
    expect(changed.values).toEqual({ ...expected, 'mini-quiz-redesign': 0 });
    const ended = await open('?flag.skip-address-validation=', changed.kept.split(';')[0]);
    expect(ended.values).toEqual(flagValues({}));
    expect(ended.kept).toMatch(/^flag-state=; Max-Age=0;/);
  });

  it.each([
    '?flag.mini-quiz-redesign=7',
    '?flag.ed-eligibility-age=12',
    '?flag.no-such=1',
    '?flag.__proto__=1',
  ])('are not forced by %s', async (search) => {
    const { values, kept, variant } = await open(search);
    expect(values).toEqual(flagValues({}));
    expect(kept).toBe('');
    expect(variant).toBe(answers.get(null)?.variant);
  });

  it('are never forced in production, by address or cookie', async () => {
    const { values, kept } = await open(
      '?flag.mini-quiz-redesign=2',
      'flag-state=skip-address-validation%3Dtrue',
      true,
    );
    expect(values).toEqual(flagValues({}));
    expect(kept).toBe('');
  });

  it.each(['flag-state=%', 'flag-state=%3D%3D', 'flag-state=mini-quiz-redesign%3Dx'])(
    'are not changed by the cookie %s',
    async (cookie) => expect((await open('', cookie)).values).toEqual(flagValues({})),
  );
});

describe('the variant of a cached page', () => {
  it.each([
    ['nobody', undefined, true, answers.get(null)?.variant],
    ['somebody known', `feature-flag-key=${ANNA}`, true, answers.get(ANNA)?.variant],
    ['somebody not yet known', `feature-flag-key=${ANNA.replace('a', 'b')}`, true, null],
    ['somebody with forced flags', 'flag-state=x%3D1', false, null],
    ['somebody with forced flags in production', 'flag-state=x%3D1', true, answers.get(null)?.variant],
  ])('of %s', (_, cookies, isProduction, variant) => {
    expect(variantOf(flags, { isProduction })(cookies)).toBe(variant);
  });
});
