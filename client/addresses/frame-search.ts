import type { AddressSearch } from './address-search.ts';
import { readPlace, readSuggestions } from './read-place.ts';

const START_PATIENCE_MS = 10_000;
const ANSWER_PATIENCE_MS = 4_000;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Runs Google's script in a separate document on the storefront's host: it sees what is typed into the street field,
 * not the page around it. Rejects when the script does not start; the frame is then removed.
 */
export const openFrameSearch = (frameUrl: string): Promise<AddressSearch> =>
  new Promise((resolve, reject) => {
    const { origin } = new URL(frameUrl);
    const frame = document.createElement('iframe');
    const waiting = new Map<number, (answer: unknown) => void>();
    let last = 0;

    const ask = (wish: { suggest: string } | { find: string }): Promise<unknown> =>
      new Promise((answered) => {
        const id = ++last;
        const settle = (answer: unknown): void => {
          clearTimeout(timer);
          waiting.delete(id);
          answered(answer);
        };
        const timer = setTimeout(() => settle(null), ANSWER_PATIENCE_MS);
        waiting.set(id, settle);
        frame.contentWindow?.postMessage({ id, ...wish }, origin);
      });
    const close = (): void => {
      clearTimeout(patience);
      window.removeEventListener('message', onMessage);
      frame.remove();
      for (const settle of [...waiting.values()]) settle(null);
    };
    const giveUp = (reason: string): void => {
      close();
      reject(new Error(reason));
    };
    const search: AddressSearch = {
      suggest: async (typed) => readSuggestions(await ask({ suggest: typed })),
      find: async (id) => readPlace(await ask({ find: id })),
      close,
    };
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || from !== origin) return;
      const type = property(data, 'type');
      const id = property(data, 'id');
      if (type === 'answer' && typeof id === 'number') waiting.get(id)?.(data);
      if (type === 'failed') giveUp(String(property(data, 'reason')));
      if (type === 'ready') {
        clearTimeout(patience);
        resolve(search);
      }
    };
    const patience = setTimeout(() => giveUp('The script did not start.'), START_PATIENCE_MS);
    window.addEventListener('message', onMessage);
    frame.hidden = true;
    frame.title = 'Address suggestions';
    frame.src = frameUrl;
    document.body.append(frame);
  });
