import { expect, it } from 'vitest';
import { detailText } from './audit-detail.ts';

it.each([
  ['null', ''],
  ['{"patientId":"p1"}', ''],
  ['{"consultationIds":[]}', ''],
  ['{"consultationIds":["a","b"],"refund":true}', 'consultationIds: a, b; refund: true'],
  ['{"fields":["a","b","c","d","e","f"]}', 'fields: a, b, c, d and 2 more'],
])('%s reads “%s”', (json, words) => {
  expect(detailText(json)).toBe(words);
});
