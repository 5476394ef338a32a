import { z } from 'zod';
import type { FlagServer } from './flag-server.ts';

const event = z.object({
  kind: z.string(),
  key: z.string().optional(),
  value: z.unknown().optional(),
  metricValue: z.number().optional(),
  context: z.object({ key: z.string().optional() }).loose().optional(),
});

/** An event of the SDK: who saw a flag, or did what is counted. */
export type ReportedEvent = z.output<typeof event>;

/** The events of one report; none of one that is about the SDK itself. */
const eventsIn = (body: string): readonly ReportedEvent[] => {
  try {
    return z.array(event).safeParse(JSON.parse(body)).data ?? [];
  } catch {
    return [];
  }
};

/** What the SDK reported about people, newest first. */
export const reportedEvents = (reports: ReturnType<FlagServer['reports']>): readonly ReportedEvent[] =>
  reports
    .filter(({ path }) => path === '/bulk')
    .flatMap(({ body }) => eventsIn(body).toReversed())
    .filter(({ kind }) => kind !== 'summary' && kind !== 'index');
