import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartProblem } from '../errors/start-problem.ts';

const NAME = 'manifest.json';

const fingerprint = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** What a file of a backup has to be, byte for byte. */
export type Fingerprint = z.output<typeof fingerprint>;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string(),
  /** The migrations that the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  /** By `schema.table`: how many rows, and a number that every value of every row changes. */
  tables: z.record(z.string(), z.object({ rows: z.number().int().nonnegative(), checksum: z.string() })),
  /** The file of pg_dump. */
  dump: fingerprint,
  /** By their keys: everything that was in the store when the photos were copied, after the database. */
  photos: z.record(z.string(), fingerprint.extend({ contentType: z.string() })),
  /** Keys that rows name and the store did not have: deleted while the backup was made, or lost before. */
  missing: z.array(z.string()),
  /** Keys that no row names: sent while the backup was made, or left over from an interrupted upload. Not restored. */
  orphans: z.array(z.string()),
});

/** What a backup contains. It is written last, so a backup without one was cut short. */
export type Manifest = z.output<typeof manifestSchema>;
export type TableFigures = Manifest['tables'];

export const fingerprintOf = (body: Buffer): Fingerprint => ({
  bytes: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
});

/** The fingerprint of a file of any size. Rejects when it does not exist. */
export const fingerprintOfFile = async (path: string): Promise<Fingerprint> => {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
};

export const isSame = (one: Fingerprint | null, other: Fingerprint): boolean =>
  one !== null && one.bytes === other.bytes && one.sha256 === other.sha256;

export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const draft = join(folder, `${NAME}.part`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(draft, join(folder, NAME));
};

/** Throws a StartProblem when there is none, or when it cannot be read. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new StartProblem(
      `${folder} has no ${NAME}, which is written last: it is no backup, or one that was cut short. Use another one.`,
    );
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new StartProblem(`${join(folder, NAME)} is damaged. Use another backup.`);
  }
};
