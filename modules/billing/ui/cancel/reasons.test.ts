import { expect, it } from 'vitest';
import { cancellationFeedback } from '../../domain/cancellation-feedback.ts';
import { cancelReasons, FEEDBACK_LIMIT, feedbackOf, SKIP } from './reasons.ts';

it.each([
  [SKIP, '', null],
  [SKIP, '   ', null],
  [SKIP, ' I move abroad. ', 'I move abroad.'],
  ['price', '', 'It costs too much'],
  ['price', 'By half.', 'It costs too much: By half.'],
  ['unknown', '', null],
])('the reason %s with the words “%s” is stored as %j', (reason, words, expected) => {
  expect(feedbackOf(reason, words)).toBe(expected);
});

it('the longest words fit with every reason', () => {
  for (const { value } of cancelReasons)
    expect(cancellationFeedback.safeParse(feedbackOf(value, 'x'.repeat(FEEDBACK_LIMIT))).success).toBe(true);
});
