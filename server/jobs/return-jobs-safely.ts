import type { WorkerEvents } from 'graphile-worker';

/**
 * Keeps the process alive when the database goes away while the queue's local queue holds jobs (graphile-worker 0.18).
 * Releasing such a local queue returns its jobs, and `background` throws before it has attached a handler to the promise of
 * that return, so that its rejection ended the process. The jobs stay locked by the released worker, whose jobs are freed
 * within half a minute (see liveness.ts).
 */
export const returnJobsSafely = (events: WorkerEvents): void => {
  events.on('localQueue:init', ({ localQueue }) => {
    const background: (promise: Promise<void>) => void = Reflect.get(localQueue, 'background');
    Reflect.set(localQueue, 'background', (promise: Promise<void>) => {
      promise.catch(() => {});
      background.call(localQueue, promise);
    });
  });
};
