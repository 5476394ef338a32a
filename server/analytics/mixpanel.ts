import mixpanel from 'mixpanel';
import type { Logger } from 'pino';
import type { EventForwarder } from '../ports/event-forwarder.ts';

const TIMEOUT_MS = 10_000;
const PROXY = ['HTTPS_PROXY', 'HTTP_PROXY'] as const;

/**
 * The library throws at start when a proxy is set in the environment, so the proxy is hidden from it. Events are then
 * sent directly, and the log says so.
 */
const openWithoutProxy = <T>(log: Logger, open: () => T): T => {
  const hidden = PROXY.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  if (hidden.length === 0) return open();
  log.warn('analytics events are forwarded without the proxy that the environment names');
  for (const [name] of hidden) delete process.env[name];
  try {
    return open();
  } finally {
    for (const [name, value] of hidden) process.env[name] = value;
  }
};

/** A limit of our own, because the library waits for an answer without limit. */
const within = async (work: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Mixpanel did not answer within ${ms} ms.`)), ms);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Forwards events to Mixpanel in batches, by POST only: the library's other calls put the data into the URL. It does
 * not retry; the caller does.
 */
export const createMixpanelForwarder = (parts: {
  token: string;
  /** Base address of the project's data region, e.g. `https://api-eu.mixpanel.com`. */
  url: string;
  log: Logger;
  timeoutMs?: number;
}): EventForwarder => {
  const { protocol, hostname, port } = new URL(parts.url);
  const config = { protocol: protocol.slice(0, -1), host: hostname, ...(port && { port }) };
  const client = openWithoutProxy(parts.log, () => mixpanel.init(parts.token, config));
  const send = (batch: mixpanel.Event[]): Promise<void> =>
    new Promise((resolve, reject) => {
      client.track_batch(batch, (errors) => (errors?.[0] ? reject(errors[0]) : resolve()));
    });
  return {
    isOn: true,
    forward: async (events) => {
      if (events.length === 0) return;
      const batch = events.map(({ id, name, at, properties }) => ({
        event: name,
        properties: { ...properties, $insert_id: id, time: at },
      }));
      await within(send(batch), parts.timeoutMs ?? TIMEOUT_MS);
    },
  };
};

/** Used when no service is configured. */
export const noForwarder: EventForwarder = {
  isOn: false,
  forward: async () => {
    throw new Error('No analytics service is configured.');
  },
};
