export interface WorkQueue<T> {
  /**
   * Runs a limited number of tasks at a time. Requests for a key whose task is already running get the same result.
   * Resolves to `busy` when too many are waiting.
   */
  run(key: string, work: () => Promise<T>): Promise<T | 'busy'>;
}

export const createWorkQueue = <T>({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): WorkQueue<T> => {
  const inProgress = new Map<string, Promise<T>>();
  const line: (() => void)[] = [];
  let active = 0;

  const turn = async (): Promise<void> => {
    if (active < running) active++;
    else await new Promise<void>((resolve) => line.push(resolve));
  };
  /** Hands the slot directly to the next in line, so that no new request can overtake it. */
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else active--;
  };

  const inTurn = async (key: string, work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
      inProgress.delete(key);
    }
  };

  return {
    run: async (key, work) => {
      const same = inProgress.get(key);
      if (same) return same;
      if (active >= running && line.length >= waiting) return 'busy';
      const doing = inTurn(key, work);
      inProgress.set(key, doing);
      return doing;
    },
  };
};
