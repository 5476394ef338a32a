import type { MailProviderParts } from './mail-provider.ts';

const PATIENCE_MS = 10_000;

/** Posts to the product through loopback. */
export const postReport =
  (port: number): MailProviderParts['post'] =>
  async (path, body, headers) => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
