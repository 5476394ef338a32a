import { beforeEach, describe, expect, it, vi } from 'vitest';

type Reporting = typeof import('./report-error.ts');

let reporting: Reporting;
let reports: Record<string, unknown>[];
let listeners: Map<string, (event: Record<string, unknown>) => void>;

beforeEach(async () => {
  reports = [];
  listeners = new Map();
  vi.resetModules();
  vi.restoreAllMocks();
  vi.stubGlobal('navigator', {
    sendBeacon: (route: string, body: Blob) => {
      void body.text().then((text) => reports.push({ route, type: body.type, ...JSON.parse(text) }));
      return true;
    },
  });
  vi.stubGlobal('window', {
    location: { pathname: '/quiz/results', search: '?where=crown' },
    addEventListener: (type: string, listener: (event: Record<string, unknown>) => void) =>
      listeners.set(type, listener),
  });
  reporting = await import('./report-error.ts');
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('reportError', () => {
  it('reports what failed and on which path, without the query', async () => {
    reporting.reportError(new RangeError('Too far.'));
    await settled();
    expect(reports).toEqual([
      {
        route: '/api/errors',
        type: 'application/json',
        name: 'RangeError',
        message: 'Too far.',
        stack: expect.stringContaining('Too far.'),
        path: '/quiz/results',
      },
    ]);
  });

  it('S8.14, S8.15: leaves out errors of users and broken connections', async () => {
    for (const text of ['Failed to fetch', 'Loading initial props cancelled', 'Email already exists'])
      reporting.reportError(new Error(text));
    await settled();
    expect(reports).toEqual([]);
  });

  it('limits the number of reports', async () => {
    for (let index = 0; index < 50; index++) reporting.reportError(new Error(`Again ${index}.`));
    await settled();
    expect(reports).toHaveLength(10);
  });

  it('never throws, whatever the browser does', () => {
    vi.stubGlobal('navigator', {});
    expect(() => reporting.reportError(new Error('x'))).not.toThrow();
  });
});

describe('S7.39: startErrorReporting receives every uncaught error', () => {
  it('reports uncaught errors', async () => {
    reporting.startErrorReporting();
    listeners.get('error')?.({ error: new Error('One.') });
    listeners.get('unhandledrejection')?.({ reason: new Error('Two.') });
    listeners.get('unhandledrejection')?.({ reason: new TypeError('Failed to fetch') });
    await settled();
    expect(reports.map(({ message }) => message)).toEqual(['One.', 'Two.']);
  });

  it('S8.5: a service that does not start is logged as a failed initialization', () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('window', {
      addEventListener: () => {
        throw new Error('No.');
      },
    });
    expect(() => reporting.startErrorReporting()).not.toThrow();
    expect(logged).toHaveBeenCalledWith('Failed to initialise error reporting: No.');
  });
});
