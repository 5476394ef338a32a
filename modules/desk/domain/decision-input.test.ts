import { describe, expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { controlTexts, endlessText, notText } from '#test/harness/hostile-input.ts';
import { decisionNotes, refusalInput, retakeReason } from './decision-input.ts';

const fieldsOf = (read: ReturnType<typeof readInput>): string[] =>
  read.ok ? [] : read.failure.fields.map(({ field }) => field);

describe('notes of a decision', () => {
  it('may be left out', () => {
    expect(readInput(decisionNotes, { refills: null, reason: ' \n ' }, 'input')).toEqual({
      ok: true,
      value: { refills: null, reason: null },
    });
  });

  it.each([0, 14, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', true, [3], {}])(
    'refuse %j fills',
    (refills) => {
      expect(readInput(decisionNotes, { refills, reason: '' }, 'input')).toMatchObject({
        failure: { fields: [{ field: 'input.refills', message: 'Choose 1 to 13 fills.' }] },
      });
    },
  );

  it.each([...notText, ...controlTexts, endlessText])('refuse the reason %#', (reason) => {
    expect(fieldsOf(readInput(decisionNotes, { refills: 1, reason }, 'input'))).toEqual(['input.reason']);
  });
});

it.each([...notText, ...controlTexts, endlessText, '', ' ', null, undefined])(
  'a refusal names both texts when they are invalid %#',
  (text) => {
    expect(fieldsOf(readInput(refusalInput, { reason: text, alternatives: text }))).toEqual([
      'reason',
      'alternatives',
    ]);
  },
);

it('a refusal is refused while its template has a placeholder', () => {
  const input = { reason: 'With [[the reading]], this is unsafe.', alternatives: 'See [[who]].' };
  expect(readInput(refusalInput, input)).toMatchObject({
    failure: {
      fields: [
        { field: 'reason', message: 'Replace what stands in [[ ]] with words for this patient.' },
        { field: 'alternatives' },
      ],
    },
  });
  const filled = { reason: 'With 150/95, this is unsafe.', alternatives: 'See your doctor.' };
  expect(readInput(refusalInput, filled)).toEqual({ ok: true, value: filled });
});

it.each([...notText, ...controlTexts, 'x'.repeat(501), '', null])(
  'the reason for another photo is refused %#',
  (reason) => {
    expect(fieldsOf(readInput(retakeReason, reason, 'reason'))).toEqual(['reason']);
  },
);
