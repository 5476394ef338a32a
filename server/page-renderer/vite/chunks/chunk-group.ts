/** A file that the bundler wrote, with what it loads before it runs. */
export interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  /** File names of its static imports. */
  readonly imports: readonly string[];
  /** An entry keeps its own file. */
  readonly isEntry: boolean;
  /** Compressed. */
  readonly bytes: number;
}

/** Something that a browser loads together: a page, or what a page loads afterwards. */
export interface Load {
  /** File names of the chunks that are named; what they import is loaded too. */
  readonly roots: readonly string[];
  /** How much its bytes and files matter, relative to other loads. */
  readonly weight: number;
  /** Bytes that it may have at most; left out where nobody waits for it. */
  readonly mostBytes?: number;
}

/** Chunks that become one file. */
export interface ChunkGroup {
  readonly chunks: readonly Chunk[];
  readonly bytes: number;
}

/** Imports and exports that two files no longer need when they are one, in compressed bytes. */
const OVERHEAD = 120;

/** What two groups have less as one file, in bytes. */
export const savedBytes = (a: ChunkGroup, b: ChunkGroup): number =>
  Math.min(OVERHEAD, Math.min(a.bytes, b.bytes) / 2);

export const merged = (a: ChunkGroup, b: ChunkGroup): ChunkGroup => ({
  chunks: [...a.chunks, ...b.chunks],
  bytes: a.bytes + b.bytes - savedBytes(a, b),
});

export const isEntry = ({ chunks }: ChunkGroup): boolean => chunks.some((chunk) => chunk.isEntry);
