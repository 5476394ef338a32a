import pg from 'pg';
import type { Logger } from 'pino';

/** Receives PostgreSQL notifications. */
export interface Listener {
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;

/**
 * Listens on channels of PostgreSQL over its own connection. `heard` is called with the channel of each notification, and
 * with every channel whenever the connection is lost and when it is restored, because notifications in between are lost.
 * Resolves when it listens; throws when the first connection fails.
 */
export const listen = async (
  url: string,
  channels: readonly string[],
  heard: (channel: string) => void,
  log: Logger,
): Promise<Listener> => {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  const missed = (): void => channels.forEach(heard);

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'thicket-listen',
      keepAlive: true,
    });
    let lost = false;
    const lose = (error?: unknown): void => {
      if (lost || stopped) return;
      lost = true;
      if (client === next) {
        client = null;
        log.warn({ err: error }, 'lost the connection that hears of changes');
        missed();
      }
      void next.end().catch(() => {});
      retry = setTimeout(() => void again(), RETRY_MS);
    };
    next.on('notification', ({ channel }) => heard(channel));
    next.on('error', lose);
    next.on('end', lose);
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      lost = true;
      await next.end().catch(() => {});
      throw error;
    }
    if (stopped) await next.end();
    else client = next;
  };

  const again = async (): Promise<void> => {
    if (stopped) return;
    try {
      await connect();
      missed();
    } catch {
      retry = setTimeout(() => void again(), RETRY_MS);
    }
  };

  await connect();
  return {
    stop: async () => {
      stopped = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
};
