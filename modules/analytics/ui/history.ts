/**
 * Maximum size of the history in session storage, in characters; the oldest events are removed first, the newest always
 * stays (S5.9).
 */
const MAX_CHARACTERS = 16_384;

/** An event that was not sent to the server yet. */
export interface QueuedEvent {
  readonly name: string;
  /** Path of the page it happened on. */
  readonly path: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown): value is QueuedEvent =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.path === 'string' &&
  isRecord(value.payload);

/** The stored history; unreadable content counts as empty. */
export const readHistory = (stored: string | null): readonly QueuedEvent[] => {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? values.filter(isEvent) : [];
  } catch {
    return [];
  }
};

/** The history to store: the oldest events are removed while it is too long. */
export const writeHistory = (events: readonly QueuedEvent[]): string => {
  let kept = events;
  while (kept.length > 1 && JSON.stringify(kept).length > MAX_CHARACTERS) kept = kept.slice(1);
  return JSON.stringify(kept);
};
