import { runMutation } from '#client/graphql/client.ts';
import { CreatePageviewDocument } from './page-view.generated.ts';
import { readQueue, writeQueue } from './queue.ts';

const QUEUE = 'analytics-queue';
const SESSION = 'session-id';

const sessionId = (): string => {
  const known = sessionStorage.getItem(SESSION);
  const id = known ?? crypto.randomUUID();
  if (known === null) sessionStorage.setItem(SESSION, id);
  return id;
};

const queued = () => readQueue(sessionStorage.getItem(QUEUE));

let draining = false;

/** Sends what waits, oldest first. What could not be delivered waits for the next page, or for being online again. */
const drain = async (): Promise<void> => {
  if (draining || !navigator.onLine) return;
  draining = true;
  try {
    for (let [next] = queued(); next; [next] = queued()) {
      const sent = await runMutation(CreatePageviewDocument, { analyticsEvent: next });
      if (!sent.ok && sent.failure.code === 'TEMPORARILY_UNAVAILABLE') return;
      sessionStorage.setItem(QUEUE, writeQueue(queued().slice(1)));
    }
  } finally {
    draining = false;
  }
};

let last: string | null = null;
let isListening = false;

/**
 * Tells that a page was seen: on the first load, and after each change of route that is complete. Only its path is
 * told. The same page drawn again is not seen again. It never fails and is never waited for.
 */
export const recordPageView = (path: string): void => {
  if (path === last) return;
  last = path;
  try {
    if (!isListening) addEventListener('online', () => void drain());
    isListening = true;
    const payload = JSON.stringify({ eventId: crypto.randomUUID(), sessionId: sessionId() });
    sessionStorage.setItem(QUEUE, writeQueue([...queued(), { url: path, payload }]));
    void drain().catch(() => {});
  } catch {
    // A browser without storage, or where it is full: the view is not counted.
  }
};
