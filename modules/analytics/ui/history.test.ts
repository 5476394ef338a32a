import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHistory, writeHistory } from './history.ts';

const event = (path: string) => ({ name: 'page viewed', path, payload: {} });

describe('the history of events', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{}'],
    ['strangers', '[1,null,{"name":1},{"name":"a","path":"/","payload":[]}]'],
  ])('is empty when %s is stored', (_what, stored) => expect(readHistory(stored)).toEqual([]));

  it('is read back as it was stored', () => {
    const events = [event('/'), event('/quiz')];
    expect(readHistory(writeHistory(events))).toEqual(events);
  });

  it('S5.9: property: the oldest events go until at most 16,384 characters or one event are left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 8 }),
        (lengths) => {
          const events = lengths.map((length) => event(`/${'x'.repeat(length)}`));
          const stored = writeHistory(events);
          const kept = readHistory(stored);
          expect(kept.length === 1 || stored.length <= 16_384).toBe(true);
          expect(kept).toEqual(events.slice(-kept.length));
          const oneMore = JSON.stringify(events.slice(-kept.length - 1));
          if (kept.length < events.length) expect(oneMore.length).toBeGreaterThan(16_384);
        },
      ),
    );
  });
});
