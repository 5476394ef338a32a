/**
 * Measures the stages of a run, some of which run in parallel. `stage` runs work under a name and
 * returns its result; `table` lists start and end of each, in seconds since the first began.
 */
export const createStages = () => {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const stages = [];
  return {
    stage: async (name, work) => {
      const entry = { name, from: seconds(), to: null };
      stages.push(entry);
      try {
        return await work();
      } finally {
        entry.to = seconds();
      }
    },
    table: () => {
      const rows = [...stages, { name: 'all', from: 0, to: seconds() }].map(({ name, from, to }) =>
        [name.padEnd(16), ...[to - from, from, to].map((value) => value.toFixed(0).padStart(9))].join(''),
      );
      return [`${'stage'.padEnd(16)}  seconds     from       to`, ...rows].join('\n');
    },
  };
};
