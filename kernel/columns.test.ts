import { describe, expect, it } from 'vitest';
import { aliasesOf, columnsIn, toRow } from './columns.ts';

const columns = { id: 'id', userId: 'user_id', readAt: 'read_at' };

describe('toRow', () => {
  it('names each value by its column and keeps null', () => {
    expect(toRow(columns, { id: 'a', userId: 'b', readAt: null })).toEqual({
      id: 'a',
      user_id: 'b',
      read_at: null,
    });
  });

  it('leaves out what is undefined, and properties without a column', () => {
    const message = { id: 'a', userId: undefined, unread: true };
    expect(toRow(columns, message)).toEqual({ id: 'a' });
  });
});

describe('aliasesOf', () => {
  it('names every column with its property', () => {
    expect(aliasesOf(columns)).toEqual(['id as id', 'user_id as userId', 'read_at as readAt']);
  });
});

describe('columnsIn', () => {
  it('puts the table in front of every column', () => {
    expect(columnsIn('m', columns)).toEqual({ id: 'm.id', userId: 'm.user_id', readAt: 'm.read_at' });
  });
});
