import { expect, it } from 'vitest';
import { journeyKindOf } from './journey-kind-of.ts';

it('S3.50: the journey of a first visit with medicine for sexual health has a separate kind', () => {
  expect(journeyKindOf('initial', ['sildenafil'])).toBe('sh_initial');
  expect(journeyKindOf('initial', ['finasteride', 'sildenafil'])).toBe('sh_initial');
  expect(journeyKindOf('initial', ['finasteride'])).toBe('initial');
  expect(journeyKindOf('renewal', ['sildenafil'])).toBe('renewal');
  expect(journeyKindOf('renewal', ['sildenafil'], { isAnnual: true })).toBe('annual_check_in');
  expect(journeyKindOf('initial', ['sildenafil'], { isAfterMove: true })).toBe('refill_out_of_state');
});
