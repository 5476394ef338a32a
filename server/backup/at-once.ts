/** How many photos are copied or compared at the same time: a bucket takes a while to answer each. */
const MOST = 8;

/** Calls `work` on all items, some at the same time. Rejects with the first failure, after which nothing more begins. */
export const atOnce = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = await left.next(); !next.done && !failed; next = await left.next())
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: MOST }, worker));
};
