import type { Failure, Result } from '#kernel/result.ts';
import type { Answers } from '../../domain/intake/index.ts';

export interface Saved {
  readonly revision: number;
  /** ISO instant. */
  readonly savedAt: string;
  /** The version of the questions that the server has now. */
  readonly configVersion?: number;
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface SaverOptions {
  readonly revision: number;
  save(input: { revision: number; answers: Answers }): Promise<Result<Saved>>;
  onState(state: SaveState, failure: Failure | null): void;
  onSaved(saved: Saved): void;
  /** Milliseconds between the last change and its save. */
  readonly quietMs?: number;
  /** Milliseconds until a failed save is tried again. */
  readonly retryMs?: number;
}

export interface Saver {
  /** Something changed: saves after a moment without further changes. */
  change(answers: Answers): void;
  /** Saves pending changes immediately; returns whether everything is saved now. */
  flush(): Promise<boolean>;
  /** Accepts a newer state from the server, such as after a conflict. */
  adopt(newest: Saved): void;
  /** The revision of the last save. */
  revision(): number;
  hasUnsaved(): boolean;
}

/**
 * Autosave: one save at a time, the newest answers win, a failed save is tried again. After a conflict it stops
 * until `adopt` is called, because saving again would overwrite another device.
 */
export const createSaver = (options: SaverOptions): Saver => {
  const { quietMs = 1000, retryMs = 5000 } = options;
  let revision = options.revision;
  let waiting: Answers | null = null;
  let sending: Promise<void> | null = null;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  const sendOnce = async (answers: Answers): Promise<void> => {
    options.onState('saving', null);
    const result = await options.save({ revision, answers });
    if (result.ok) {
      revision = result.value.revision;
      options.onSaved(result.value);
      options.onState(waiting ? 'saving' : 'saved', null);
      return;
    }
    const { failure } = result;
    if (failure.code === 'CONFLICT') {
      stopped = true;
      waiting = null;
      options.onState('conflict', failure);
      return;
    }
    waiting ??= answers;
    options.onState('failed', failure);
    // Only temporary failures are worth repeating.
    if (failure.code === 'TEMPORARILY_UNAVAILABLE') later(retryMs);
  };

  const send = (): Promise<void> => {
    clearTimeout(timer);
    if (sending) return sending.then(send);
    const answers = waiting;
    if (answers === null || stopped) return Promise.resolve();
    waiting = null;
    sending = sendOnce(answers).finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    change: (answers) => {
      if (stopped) return;
      waiting = answers;
      later(quietMs);
    },
    flush: async () => {
      await send();
      return waiting === null && !stopped;
    },
    adopt: (newest) => {
      revision = newest.revision;
      stopped = false;
      waiting = null;
      clearTimeout(timer);
      options.onSaved(newest);
      options.onState('saved', null);
    },
    revision: () => revision,
    hasUnsaved: () => waiting !== null || sending !== null,
  };
};
