import express from 'express';
import { z } from 'zod';
import { type LoopbackServer, serveOnLoopback } from '../serve-on-loopback.ts';

/** An event as Mixpanel takes it. */
const eventShape = z.looseObject({
  event: z.string().min(1),
  properties: z.looseObject({
    token: z.string(),
    time: z.number(),
    distinct_id: z.string().optional(),
    $insert_id: z.string().optional(),
  }),
});

export type MixpanelEvent = z.output<typeof eventShape>;

/** Most events of one request. */
const MOST = 50;
/** Ids that are remembered. */
const MOST_SEEN = 10_000;

const batchIn = (data: unknown): readonly MixpanelEvent[] | null => {
  try {
    const written = Buffer.from(z.string().parse(data), 'base64').toString();
    return z.array(eventShape).max(MOST).parse(JSON.parse(written));
  } catch {
    return null;
  }
};

/**
 * Mixpanel on a free loopback port, as far as it is used: it takes batches of events with the project's token, each event once by
 * its `$insert_id`, and answers 1, or 0 to what it refuses.
 */
export const startAnalyticsServer = async (
  token: string,
  keep: (events: readonly MixpanelEvent[]) => void,
): Promise<LoopbackServer> => {
  const seen = new Set<string>();
  const isNew = ({ properties: { $insert_id: id } }: MixpanelEvent): boolean => {
    if (id === undefined) return true;
    const isFirst = !seen.has(id);
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(id);
    return isFirst;
  };
  const app = express();
  app.post('/track', express.urlencoded({ extended: false, limit: '2mb' }), (request, response) => {
    const batch = batchIn(Object(request.body).data);
    if (!batch?.every(({ properties }) => properties.token === token)) return void response.send('0');
    keep(batch.filter(isNew));
    response.send('1');
  });
  return serveOnLoopback(app);
};
