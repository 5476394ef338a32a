import { type Chunk, type ChunkGroup, isEntry, type Load, savedBytes } from './chunk-group.ts';
import { GroupGraph } from './group-graph.ts';

/** What one file costs a load beside its content: as much as this many bytes. */
export const FILE_COST = 1200;

interface Pair {
  readonly a: ChunkGroup;
  readonly b: ChunkGroup;
  /** What all loads together win when the two are one file, in bytes; negative when they lose. */
  readonly gain: number;
  /** By load: how many bytes more it has then. */
  readonly extra: readonly number[];
}

const pairOf = (graph: GroupGraph, loads: readonly Load[], a: ChunkGroup, b: ChunkGroup): Pair => {
  const saved = savedBytes(a, b);
  const closures = [graph.closureOf(a), graph.closureOf(b)] as const;
  let gain = 0;
  const extra = loads.map(({ weight }, index) => {
    const needed = graph.needed[index] ?? new Set();
    const [needsA, needsB] = [needed.has(a), needed.has(b)];
    if (!needsA && !needsB) return 0;
    let more = -saved;
    let files = needsA && needsB ? -1 : 0;
    // A load that needed one of them has to load what the other imports, too.
    if (!needsA || !needsB)
      for (const group of closures[needsA ? 1 : 0]) {
        if (needed.has(group)) continue;
        more += group.bytes;
        if (group !== a && group !== b) files += 1;
      }
    gain -= weight * (more + files * FILE_COST);
    return more;
  });
  return { a, b, gain, extra };
};

/** The pairs of this group that all loads together win by as one file. */
const pairsWith = (
  graph: GroupGraph,
  loads: readonly Load[],
  group: ChunkGroup,
  others: readonly ChunkGroup[],
): readonly Pair[] =>
  others.flatMap((other) => {
    const isShared = graph.needed.some((needed) => needed.has(group) && needed.has(other));
    if (other === group || isEntry(other) || isEntry(group) || !isShared) return [];
    const pair = pairOf(graph, loads, group, other);
    return pair.gain > 0 ? [pair] : [];
  });

const bytesOf = (groups: ReadonlySet<ChunkGroup>): number =>
  [...groups].reduce((sum, { bytes }) => sum + bytes, 0);

/** Merges the best pair again and again, until none is left that may be merged. Returns how many were. */
const mergePairs = (graph: GroupGraph, loads: readonly Load[]): number => {
  const mayGrow = ({ extra }: Pair): boolean =>
    loads.every(({ mostBytes }, index) => {
      const more = extra[index] ?? 0;
      if (mostBytes === undefined || more <= 0) return true;
      return bytesOf(graph.needed[index] ?? new Set()) + more <= mostBytes;
    });
  const all = [...graph.groups];
  let pairs = all.flatMap((group, index) => pairsWith(graph, loads, group, all.slice(0, index)));
  let count = 0;
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    pairs = pairs.filter((pair) => pair !== best);
    // Other pairs have been merged since it was computed.
    const now = pairOf(graph, loads, best.a, best.b);
    if (now.gain < best.gain) {
      if (now.gain > 0) pairs.push(now);
      continue;
    }
    if (!mayGrow(now) || graph.wouldImportInCircle(now.a, now.b)) continue;
    const group = graph.merge(now.a, now.b);
    count += 1;
    pairs = pairs.filter(({ a, b }) => graph.has(a) && graph.has(b));
    pairs.push(...pairsWith(graph, loads, group, [...graph.groups]));
  }
  return count;
};

/**
 * Which chunks should be one file, so that pages load few files and little that they do not need. Merges the pair of
 * groups that saves most, again and again, as long as every load stays within its limit and no file imports another that
 * imports it. A load above its limit may not grow; merging makes it smaller, so the pairs that were refused are tried
 * again. Returns the groups that are not entries.
 */
export const planChunks = (chunks: readonly Chunk[], loads: readonly Load[]): readonly ChunkGroup[] => {
  const graph = new GroupGraph(chunks, loads);
  while (mergePairs(graph, loads) > 0);
  return [...graph.groups].filter((group) => !isEntry(group));
};
