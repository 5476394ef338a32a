/** Who notifies us of something. */
export type WebhookSource = 'payments' | 'pharmacy' | 'mail' | 'text_messages';

/** Tells the metrics that a notification has been processed, and how many seconds after its time. */
export type WebhookProcessed = (source: WebhookSource, seconds: number) => void;

/** Seconds since the provider's time of a notification; its clock may be ahead of ours. */
export const secondsSince = (at: Date, now: Date): number =>
  Math.max(0, (now.getTime() - at.getTime()) / 1_000);

/**
 * For the payload of a job that processes a notification: the worker then measures how long after its time the job ended.
 * Nothing where the provider names no time.
 */
export const notifiedBy = (source: WebhookSource, at: Date | null): Record<string, unknown> =>
  at === null ? {} : { notified: { source, at: at.toISOString() } };

const sources: readonly unknown[] = ['payments', 'pharmacy', 'mail', 'text_messages'];
const isSource = (value: unknown): value is WebhookSource => sources.includes(value);

/** Tells `processed` of the notification in a job's payload, if there is one. */
export const reportProcessed = (
  notified: unknown,
  now: Date,
  processed: WebhookProcessed | undefined,
): void => {
  const { source, at }: { source?: unknown; at?: unknown } = Object(notified);
  if (processed && isSource(source) && typeof at === 'string')
    processed(source, secondsSince(new Date(at), now));
};
