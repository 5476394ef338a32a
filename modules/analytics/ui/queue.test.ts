import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQueue, writeQueue } from './queue.ts';

const view = (url: string) => ({ url, payload: '{}' });

describe('the queue of page views', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{}'],
    ['strangers', '[1,null,{"url":1},{"url":"/"}]'],
  ])('is empty when %s is stored', (_what, stored) => expect(readQueue(stored)).toEqual([]));

  it('comes back as it was stored', () => {
    const queue = [view('/'), view('/quiz')];
    expect(readQueue(writeQueue(queue))).toEqual(queue);
  });

  it('property: it is trimmed from the oldest to 16,384 characters, and the newest always stays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 8 }),
        (lengths) => {
          const queue = lengths.map((length) => view(`/${'x'.repeat(length)}`));
          const stored = writeQueue(queue);
          const kept = readQueue(stored);
          expect(kept.length === 1 || stored.length <= 16_384).toBe(true);
          expect(kept).toEqual(queue.slice(-kept.length));
          const oneMore = JSON.stringify(queue.slice(-kept.length - 1));
          if (kept.length < queue.length) expect(oneMore.length).toBeGreaterThan(16_384);
        },
      ),
    );
  });
});
