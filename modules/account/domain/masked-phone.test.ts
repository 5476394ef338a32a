import { expect, it } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

it('shows the last two digits only', () => {
  expect(maskedPhone('2125550142')).toBe('•••-•••-••42');
});
