import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chunk, ChunkGroup, Load } from './chunk-group.ts';
import { GroupGraph } from './group-graph.ts';
import { FILE_COST, planChunks } from './plan-chunks.ts';

const chunk = (fileName: string, bytes: number, imports: readonly string[] = [], isEntry = false): Chunk => ({
  fileName,
  moduleIds: [`/${fileName}.ts`],
  imports,
  isEntry,
  bytes,
});
const page = (fileName: string, imports: readonly string[]): Chunk => chunk(fileName, 100, imports, true);
const load = (root: string, mostBytes?: number): Load => ({
  roots: [root],
  weight: 1,
  ...(mostBytes !== undefined && { mostBytes }),
});
const namesOf = (groups: readonly ChunkGroup[]): string[] =>
  groups
    .map(({ chunks }) =>
      chunks
        .map(({ fileName }) => fileName)
        .sort()
        .join(' '),
    )
    .sort();

describe('a plan of chunks', () => {
  it('makes one file of what the same pages need', () => {
    const chunks = [
      page('home', ['a', 'b']),
      page('shop', ['a', 'b', 'c']),
      ...['a', 'b'].map((name) => chunk(name, 5_000)),
    ];
    expect(namesOf(planChunks([...chunks, chunk('c', 5_000)], [load('home'), load('shop')]))).toEqual([
      'a b',
      'c',
    ]);
  });

  it('lets a page load a little that it does not need for one file fewer', () => {
    const chunks = [page('home', ['a']), page('shop', ['a', 'b']), chunk('a', 2_000), chunk('b', 200)];
    expect(namesOf(planChunks(chunks, [load('home'), load('shop')]))).toEqual(['a b']);
  });

  it('does not, where the page would be above its limit', () => {
    const chunks = [page('home', ['a']), page('shop', ['a', 'b']), chunk('a', 2_000), chunk('b', 200)];
    expect(namesOf(planChunks(chunks, [load('home', 2_150), load('shop')]))).toEqual(['a', 'b']);
  });

  it('counts what a file imports: who loads it loads that as well', () => {
    const chunks = [
      page('home', ['a']),
      page('shop', ['a', 'b']),
      chunk('a', 2_000),
      chunk('b', 200, ['c']),
      chunk('c', 40_000),
    ];
    expect(namesOf(planChunks(chunks, [load('home'), load('shop')]))).toEqual(['a', 'b c'].toSorted());
  });

  it('leaves entries alone, and what no page loads', () => {
    const chunks = [page('home', ['a']), chunk('a', 10), chunk('unused', 10)];
    expect(namesOf(planChunks(chunks, [load('home')]))).toEqual(['a']);
  });
});

/** Chunks that import only later ones, as a bundler makes them. */
const graphs = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 50, max: 9_000 }),
      imports: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    {
      minLength: 4,
      maxLength: 24,
    },
  )
  .map((all) =>
    all.map(({ bytes, imports }, index) =>
      chunk(
        `c${index}`,
        bytes,
        imports.map((step) => `c${index + 1 + step}`).filter((name) => Number(name.slice(1)) < all.length),
        index < 3,
      ),
    ),
  );

/** Whether a file imports itself by way of others. */
const hasCircle = (groups: readonly ChunkGroup[], entries: readonly Chunk[]): boolean => {
  const all = [...groups, ...entries.map((one) => ({ chunks: [one], bytes: one.bytes }))];
  const groupOf = new Map(
    all.flatMap((group) => group.chunks.map(({ fileName }) => [fileName, group] as const)),
  );
  const next = (group: ChunkGroup) =>
    group.chunks
      .flatMap(({ imports }) => imports.flatMap((name) => groupOf.get(name) ?? []))
      .filter((one) => one !== group);
  const visit = (group: ChunkGroup, path: readonly ChunkGroup[]): boolean =>
    path.includes(group) || next(group).some((one) => visit(one, [...path, group]));
  return all.some((group) => visit(group, []));
};

describe('a plan for any graph', () => {
  it('has every loaded chunk once, no circle, no page above its limit that was below it, and all pages together load no more', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1_000, max: 30_000 }), (chunks, most) => {
        const entries = chunks.slice(0, 3);
        const loads = entries.map(({ fileName }) => load(fileName, most));
        const before = new GroupGraph(chunks, loads).needed.map((groups) => [...groups]);
        const groups = planChunks(chunks, loads);
        const loaded = new Set(
          before.flat().flatMap((group) => group.chunks.map(({ fileName }) => fileName)),
        );
        const planned = groups.flatMap((group) => group.chunks.map(({ fileName }) => fileName));
        expect(planned.toSorted()).toEqual(
          [...loaded].filter((name) => !entries.some(({ fileName }) => fileName === name)).toSorted(),
        );
        expect(hasCircle(groups, entries)).toBe(false);
        let [costBefore, cost] = [0, 0];
        for (const [index, { roots }] of loads.entries()) {
          const files = filesOf(groups, entries, roots);
          const was = (before[index] ?? []).reduce((sum, { bytes }) => sum + bytes, 0);
          expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(Math.max(was, most));
          costBefore += was + FILE_COST * (before[index] ?? []).length;
          cost += files.reduce((sum, { bytes }) => sum + bytes, 0) + FILE_COST * files.length;
        }
        expect(cost).toBeLessThanOrEqual(costBefore);
      }),
      { numRuns: 200 },
    );
  });
});

/** What a page loads in the end. */
const filesOf = (
  groups: readonly ChunkGroup[],
  entries: readonly Chunk[],
  roots: readonly string[],
): readonly ChunkGroup[] => {
  const all = [...groups, ...entries.map((one) => ({ chunks: [one], bytes: one.bytes }))];
  const found = new Set<ChunkGroup>();
  const add = (name: string): void => {
    const group = all.find(({ chunks }) => chunks.some(({ fileName }) => fileName === name));
    if (!group || found.has(group)) return;
    found.add(group);
    for (const { imports } of group.chunks) for (const imported of imports) add(imported);
  };
  for (const root of roots) add(root);
  return [...found];
};
