import { expect, it } from 'vitest';
import { reviewState } from './review-state.ts';

it('a clinical text is a draft until a licensed reviewer is named', () => {
  expect(reviewState(null)).toBe('This text is a draft that awaits review by a licensed clinician.');
  expect(reviewState({ name: 'Ana Ruiz, MD', license: 'TX 12345', date: '2027-03-12' })).toBe(
    'Reviewed by Ana Ruiz, MD, license TX 12345, on March 12, 2027.',
  );
});
