/** A point at which a process dies: its name, and its place among all points, counted from 1. */
export interface DeathPoint {
  readonly name: string;
  readonly dieAt: number;
}

/**
 * One point of every kind, a kind being all points of one name. Which of them rotates from kind to kind, so that the
 * sample reaches the beginning, the middle and the end of a run. With more kinds than `most`, that many of them, evenly.
 */
export const samplePoints = (
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly DeathPoint[] => {
  const points = names.map((name, at) => ({ name, dieAt: at + 1 }));
  const sample = [...new Set(names)].flatMap((kind, turn) => {
    const alike = points.filter(({ name }) => name === kind);
    return alike[turn % alike.length] ?? [];
  });
  const step = Math.max(1, sample.length / most);
  return sample.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step));
};
