import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Surroundings, type Vendor } from './client.ts';
import type { QueuedEvent } from './history.ts';

const event = (name: string, payload: Record<string, unknown> = {}): QueuedEvent => ({
  name,
  path: '/',
  payload,
});

/** A browser whose time, network and vendor script are controlled by the test. */
const browser = () => {
  const items = new Map<string, string>();
  const sent: QueuedEvent[] = [];
  const failures: unknown[] = [];
  const vendor: Vendor = {
    send: async (one) => {
      sent.push(one);
      return 'sent';
    },
  };
  const state = { online: true, counts: true, loadsAfter: 0, waited: 0, pauses: [] as number[], loads: 0 };
  const around: Surroundings = {
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
    },
    isOnline: () => state.online,
    counts: async () => state.counts,
    pause: async (ms) => {
      state.pauses.push(ms);
      state.waited += ms;
    },
    loadVendor: () => {
      state.loads++;
    },
    vendor: () => (state.waited >= state.loadsAfter ? vendor : null),
    failed: (error) => void failures.push(error),
  };
  return { state, sent, failures, items, around, client: createClient(around) };
};

let tab: ReturnType<typeof browser>;
beforeEach(() => {
  tab = browser();
});
const names = () => tab.sent.map(({ name }) => name);

describe('S4.26: events queue while the script is missing or the browser is offline, and drain when both are ready', () => {
  it('S9.19: in order once the script has loaded, checked every 10 ms', async () => {
    tab.state.loadsAfter = 500;
    tab.client.add(event('a'));
    tab.client.add(event('b'));
    await vi.waitFor(() => expect(names()).toEqual(['a', 'b']));
    expect(tab.state.pauses).toEqual(Array(50).fill(10));
    expect(tab.failures).toEqual([]);
  });

  it('sends and stores nothing while impersonating', async () => {
    tab.state.counts = false;
    tab.client.add(event('a'));
    tab.client.add(event('b'));
    await vi.waitFor(() => expect([...tab.items.values()]).toEqual(['[]']));
    expect([names(), tab.state.loads, tab.failures]).toEqual([[], 0, []]);
  });

  it('S9.19: waits for 10 seconds, then logs a warning and keeps the events for the next one', async () => {
    tab.state.loadsAfter = 10_001;
    tab.client.add(event('a'));
    await vi.waitFor(() => expect(tab.failures).toHaveLength(1));
    expect(tab.state.waited).toBe(10_000);
    expect(tab.failures[0]).toEqual(new Error('The analytics script did not load within 10000 ms.'));
    expect(names()).toEqual([]);
    tab.client.add(event('b'));
    await vi.waitFor(() => expect(names()).toEqual(['a', 'b']));
    expect(tab.state.loads).toBeGreaterThan(1);
  });

  it('S9.20: events of an offline browser are sent when it is online again, checked every 3 seconds', async () => {
    tab.state.online = false;
    const offline = tab.around.pause;
    const client = createClient({
      ...tab.around,
      pause: async (ms) => {
        await offline(ms);
        if (tab.state.pauses.length === 3) tab.state.online = true;
      },
    });
    client.add(event('a'));
    await vi.waitFor(() => expect(names()).toEqual(['a']));
    expect(tab.state.pauses).toEqual([3_000, 3_000, 3_000]);
  });

  it('S5.10: removes fields named password and data_password before anything is stored', async () => {
    tab.state.online = false;
    const client = createClient({ ...tab.around, pause: () => new Promise(() => {}) });
    client.add(event('a', { kept: 1, password: 'x', deep: [{ data_password: 'x', left: 2 }] }));
    expect([...tab.items.values()]).toEqual([
      '[{"name":"a","path":"/","payload":{"kept":1,"deep":[{"left":2}]}}]',
    ]);
  });

  it('reports a vendor that fails, and continues with the next event', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('Broken.')).mockResolvedValue('sent');
    const client = createClient({ ...tab.around, vendor: () => ({ send }) });
    client.add(event('a'));
    await vi.waitFor(() => expect(tab.failures).toEqual([new Error('Broken.')]));
    client.add(event('b'));
    await vi.waitFor(() => expect(send.mock.calls.map(([one]) => one.name)).toEqual(['a', 'a', 'b']));
  });
});
