import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Logger } from 'pino';
import type { ServedValues } from './flag-server.ts';

const POLL_MS = 1000;

/** The values in FLAGS_FILE, read again when it changes; none while it cannot be read. */
export const readFileValues = (path: string, log: Logger, changed: () => void) => {
  let values: ServedValues = {};
  const read = (): void => {
    try {
      values = JSON.parse(readFileSync(path, 'utf8')).flagValues ?? {};
    } catch (error) {
      log.warn({ err: error }, 'The simulated flag service cannot read its file.');
    }
  };
  const reread = (): void => {
    read();
    changed();
  };
  read();
  watchFile(path, { interval: POLL_MS, persistent: false }, reread);
  return { values: () => values, stop: () => unwatchFile(path, reread) };
};
