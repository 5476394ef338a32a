import { expect, it } from 'vitest';
import { providerIdIn } from './provider-id.ts';

const ID = '0100018f1234abcd-12345678-1234-4123-8123-123456789abc-000000';

it('of Amazon SES it is the id alone, as its reports name it', () => {
  expect(providerIdIn(`250 Ok ${ID}`)).toBe(ID);
});

it.each(['250 OK: queued as 17', '250 2.0.0 Ok: queued as 4B1C2', `250 Ok ${ID} and more`])(
  'of another mail server it is the answer: %s',
  (answer) => {
    expect(providerIdIn(answer)).toBe(answer);
  },
);

it('is never longer than 200 characters', () => {
  expect(providerIdIn('x'.repeat(1000))).toHaveLength(200);
});
