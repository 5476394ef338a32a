/** The latest entries of a log, newest first; older ones are forgotten, so that a demo that runs for weeks does not grow. */
export const latestEntries = <T>(most: number) => {
  const entries: T[] = [];
  return {
    add: (entry: T): void => {
      entries.unshift(entry);
      if (entries.length > most) entries.pop();
    },
    all: (): readonly T[] => entries,
  };
};
