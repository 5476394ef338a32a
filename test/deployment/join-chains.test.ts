import { describe, expect, it } from 'vitest';
import { joinChains } from './join-chains.ts';

describe('SQL that PostgreSQL wrote before and after a restore', () => {
  it.each([
    ['(((a AND b)) AND c)', '(((a AND b)) AND c)'],
    ['CHECK ((((a) AND (b)) AND ((c) AND (d))))', 'CHECK (((a) AND (b) AND (c) AND (d)))'],
    ['WHEN ((((a OR b) OR c) OR d)) EXECUTE', 'WHEN ((a OR b OR c OR d)) EXECUTE'],
  ])('%s becomes %s', (written, joined) => {
    expect(joinChains(written)).toBe(joined);
  });

  it.each([
    '((a OR b) AND c)',
    '(f(a AND b) AND c)',
    '(NOT (a AND b) AND c)',
    "((a = '(x AND y) AND z') AND b)",
    'UPDATE OR DELETE ON t WHEN (a OR b) EXECUTE',
  ])('%s stays as it is', (sql) => {
    expect(joinChains(sql)).toBe(sql);
  });
});
