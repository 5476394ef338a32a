import { describe, expect, it } from 'vitest';
import { connectionOf, type Place, readPage } from './connection.ts';

const place = (minute: number): Place => ({
  createdAt: new Date(Date.UTC(2026, 10, 28, 9, minute)),
  id: `00000000-0000-4000-8000-00000000000${minute}`,
});

describe('a page of a list', () => {
  it('has the place of its last entry as a cursor, which asks for what follows', () => {
    const wish = { limit: 2, after: null };
    const { edges, pageInfo } = connectionOf([place(3), place(2), place(1)], wish);
    expect(edges.map(({ node }) => node)).toEqual([place(3), place(2)]);
    expect(pageInfo).toEqual({ endCursor: edges[1]?.cursor, hasNextPage: true });
    expect(readPage({ first: 2, after: pageInfo.endCursor })).toEqual({
      ok: true,
      value: { limit: 2, after: place(2) },
    });
  });

  it('is the last one when nothing follows', () => {
    expect(connectionOf([place(1)], { limit: 1, after: null }).pageInfo.hasNextPage).toBe(false);
    expect(connectionOf([], { limit: 1, after: null }).pageInfo).toEqual({
      endCursor: null,
      hasNextPage: false,
    });
  });

  it.each([
    [{ first: 0 }, ['first']],
    [{ first: -1 }, ['first']],
    [{ first: 101 }, ['first']],
    [{ after: '' }, ['after']],
    [{ after: 'x' }, ['after']],
    [{ after: Buffer.from('2026-11-28_x').toString('base64url'), first: 0 }, ['first', 'after']],
  ])('%j is BAD_USER_INPUT', (args, fields) => {
    const read = readPage(args);
    expect(read.ok ? [] : read.failure.fields.map(({ field }) => field)).toEqual(fields);
  });

  it('has 20 entries when nothing is asked for', () => {
    expect(readPage({})).toEqual({ ok: true, value: { limit: 20, after: null } });
  });
});
