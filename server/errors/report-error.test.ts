import { pino } from 'pino';
import { expect, it } from 'vitest';
import { reportError } from './report-error.ts';

it('S8.14: logs errors, except those that users cause', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) });
  reportError(log, new Error('Out of order.'), 'a request failed', { requestId: 'r-1' });
  for (const text of ['Invalid hash', 'Email already exists', 'fetch failed: Failed to fetch'])
    reportError(log, new Error(text), 'a request failed');
  expect(lines).toMatchObject([{ level: 50, requestId: 'r-1', msg: 'a request failed' }]);
});
