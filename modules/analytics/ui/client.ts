import { type QueuedEvent, readHistory, writeHistory } from './history.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Milliseconds (S9.19, S9.20). */
const VENDOR_WAIT = 10_000;
const VENDOR_POLL = 10;
const ONLINE_CHECK = 3_000;

const HISTORY = 'analytics-history';

/** Sends events: our own script, unless another one is configured. */
export interface Vendor {
  /** `unreachable` keeps the event for later; `refused` drops it. */
  send(event: QueuedEvent): Promise<'sent' | 'refused' | 'unreachable'>;
}

/** What the client needs from the browser. */
export interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  isOnline(): boolean;
  /** False while an operator impersonates the patient: then nothing is sent. */
  counts(): Promise<boolean>;
  /** Resolves after this many milliseconds. */
  pause(ms: number): Promise<void>;
  /** Starts loading the vendor's script, or loads it again after a failure. */
  loadVendor(): void;
  /** Null until the script has loaded. */
  vendor(): Vendor | null;
  /** Logs and reports a failure; nothing is shown to the person. */
  failed(error: unknown): void;
}

export interface AnalyticsClient {
  /** Adds an event to the queue and sends the queue. Never throws; callers do not wait for it. */
  add(event: QueuedEvent): void;
}

/**
 * Events wait for the vendor script and for the network, then drain, oldest first (S4.26). Undelivered events wait in
 * session storage for the next event.
 */
export const createClient = (around: Surroundings): AnalyticsClient => {
  const waiting = () => readHistory(around.storage.getItem(HISTORY));
  const keep = (events: readonly QueuedEvent[]) => around.storage.setItem(HISTORY, writeHistory(events));

  const loadedVendor = async (): Promise<Vendor> => {
    around.loadVendor();
    for (let waited = 0; waited < VENDOR_WAIT; waited += VENDOR_POLL) {
      const vendor = around.vendor();
      if (vendor) return vendor;
      await around.pause(VENDOR_POLL);
    }
    throw new Error(`The analytics script did not load within ${VENDOR_WAIT} ms.`);
  };

  const sendNext = async (next: QueuedEvent): Promise<'unreachable' | 'done'> => {
    const vendor = await loadedVendor();
    if ((await vendor.send(next)) === 'unreachable') return 'unreachable';
    keep(waiting().slice(1));
    return 'done';
  };

  let draining = false;
  const drain = async (): Promise<void> => {
    if (draining) return;
    draining = true;
    try {
      if (!(await around.counts())) return keep([]);
      for (let [next] = waiting(); next; [next] = waiting()) {
        if (!around.isOnline()) await around.pause(ONLINE_CHECK);
        else if ((await sendNext(next)) === 'unreachable') return;
      }
    } finally {
      draining = false;
    }
  };

  return {
    add: (event) => {
      try {
        keep([...waiting(), { ...event, payload: withoutSecrets(event.payload) }]);
        void drain().catch(around.failed);
      } catch (error) {
        // Storage is blocked or full: the event is not counted.
        around.failed(error);
      }
    },
  };
};
