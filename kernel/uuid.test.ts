import { expect, it } from 'vitest';
import { isCanonicalUuid, isUuid, replaceUuids } from './uuid.ts';

const id = '00000000-0000-4000-9000-00000000000a';

it.each<[unknown, boolean, boolean]>([
  [id, true, true],
  [id.toUpperCase(), true, false],
  [`${id}0`, false, false],
  [`x${id}`, false, false],
  [`${id}\n`, false, false],
  ['', false, false],
  [null, false, false],
])('%j: a UUID in any case %j, in lower case %j', (value, anyCase, lowerCase) => {
  expect(isUuid(value)).toBe(anyCase);
  expect(isCanonicalUuid(value)).toBe(lowerCase);
});

it('replaces every UUID of a text', () => {
  expect(replaceUuids(`/desk/case/${id}?photo=${id.toUpperCase()}`, '{id}')).toBe(
    '/desk/case/{id}?photo={id}',
  );
});
