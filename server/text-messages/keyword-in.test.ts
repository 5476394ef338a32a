import { expect, it } from 'vitest';
import { keywordIn } from './keyword-in.ts';

it.each([
  ...['STOP', 'stop', ' Stop. ', '"STOP"', 'STOPALL', 'Unsubscribe', 'CANCEL', 'end', 'QUIT'].map(
    (body) => [body, 'stop'] as const,
  ),
  ...['START', 'yes', 'Unstop', 'YES!'].map((body) => [body, 'start'] as const),
  ...['HELP', 'info'].map((body) => [body, 'help'] as const),
  ...['', 'please stop', 'Stop it', 'constructor', 'Can I take two?'].map((body) => [body, null] as const),
])('“%s” asks for %s', (body, keyword) => {
  expect(keywordIn(body)).toBe(keyword);
});
