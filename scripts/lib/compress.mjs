import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|map)$/;
/** Files below this size are not worth compressing. */
const SMALLEST = 1_000;

const forms = [
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
];

/** Writes `.gz` and `.br` forms next to every text file of a folder, so that the server never compresses one. */
export const compressFolder = async (folder) => {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const bytes = await readFile(join(folder, name));
        if (bytes.length < SMALLEST) return;
        for (const [ending, compress] of forms)
          await writeFile(join(folder, name + ending), await compress(bytes));
      }),
  );
};
