/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUND_CONSTANTS = Uint32Array.from(
  (
    '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 ' +
    'd807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174 ' +
    'e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da ' +
    '983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 ' +
    '27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85 ' +
    'a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 ' +
    '19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 ' +
    '748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2'
  )
    .split(' ')
    .map((word) => Number.parseInt(word, 16)),
);

const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const BLOCK_BYTES = 64;

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a 1 bit, zeros, and its length in bits, in whole blocks. */
const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
};

const scheduleOf = (view: DataView, block: number): Uint32Array => {
  const words = new Uint32Array(64);
  const at = (index: number): number => words[index] ?? 0;
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [at(i - 15), at(i - 2)];
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = at(i - 16) + small + at(i - 7) + large;
  }
  return words;
};

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits: the same in the browser and on the server, synchronously. (The
 * browser's own is asynchronous, and missing without HTTPS.)
 */
export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text));
  let state: readonly number[] = START;
  for (let block = 0; block < view.byteLength; block += BLOCK_BYTES) {
    const words = scheduleOf(view, block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        choice +
        (ROUND_CONSTANTS[i] ?? 0) +
        (words[i] ?? 0);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    const words8 = [a, b, c, d, e, f, g, h];
    state = state.map((word, index) => (word + (words8[index] ?? 0)) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
