import { expect, it } from 'vitest';
import { cardFieldConfig } from './card-entry.ts';

it('reads either card form', () => {
  expect(cardFieldConfig({ kind: 'demo', frameUrl: 'https://bank.example/f', publishableKey: null })).toEqual(
    {
      kind: 'demo',
      frameUrl: 'https://bank.example/f',
    },
  );
  expect(cardFieldConfig({ kind: 'stripe', frameUrl: null, publishableKey: 'pk_1' })).toEqual({
    kind: 'stripe',
    publishableKey: 'pk_1',
  });
  expect(() => cardFieldConfig({ kind: 'demo', frameUrl: null, publishableKey: null })).toThrow();
});
