import { type Chunk, type ChunkGroup, type Load, merged } from './chunk-group.ts';

/** The groups, what they import and which loads need them, kept up to date while groups are merged. */
export class GroupGraph {
  readonly #groupOf = new Map<string, ChunkGroup>();
  readonly #loads: readonly Load[];
  #needed: readonly ReadonlySet<ChunkGroup>[] = [];

  constructor(chunks: readonly Chunk[], loads: readonly Load[]) {
    for (const chunk of chunks) this.#groupOf.set(chunk.fileName, { chunks: [chunk], bytes: chunk.bytes });
    this.#loads = loads;
    this.#update();
  }

  /** Those that any load needs. */
  get groups(): ReadonlySet<ChunkGroup> {
    return new Set(this.#needed.flatMap((groups) => [...groups]));
  }

  has(group: ChunkGroup): boolean {
    const [first] = group.chunks;
    return first !== undefined && this.#groupOf.get(first.fileName) === group;
  }

  /** By load, all groups that it needs. */
  get needed(): readonly ReadonlySet<ChunkGroup>[] {
    return this.#needed;
  }

  /** A group with everything that it imports, directly and not. */
  closureOf(group: ChunkGroup, found: Set<ChunkGroup> = new Set()): ReadonlySet<ChunkGroup> {
    if (found.has(group)) return found;
    found.add(group);
    for (const imported of this.#importsOf(group)) this.closureOf(imported, found);
    return found;
  }

  /**
   * Whether two groups as one file would be part of a circle of imports: one of them imports the other by way of a third.
   * Modules of such files might run before what they import.
   */
  wouldImportInCircle(a: ChunkGroup, b: ChunkGroup): boolean {
    const leads = (from: ChunkGroup, to: ChunkGroup): boolean =>
      [...this.#importsOf(from)].some((group) => group !== to && this.closureOf(group).has(to));
    return leads(a, b) || leads(b, a);
  }

  merge(a: ChunkGroup, b: ChunkGroup): ChunkGroup {
    const group = merged(a, b);
    for (const { fileName } of group.chunks) this.#groupOf.set(fileName, group);
    this.#update();
    return group;
  }

  #importsOf(group: ChunkGroup): ReadonlySet<ChunkGroup> {
    const found = new Set<ChunkGroup>();
    for (const { imports } of group.chunks)
      for (const name of imports) {
        const imported = this.#groupOf.get(name);
        if (imported && imported !== group) found.add(imported);
      }
    return found;
  }

  #update(): void {
    this.#needed = this.#loads.map(({ roots }) => {
      const found = new Set<ChunkGroup>();
      for (const name of roots) {
        const group = this.#groupOf.get(name);
        if (group) this.closureOf(group, found);
      }
      return found;
    });
  }
}
