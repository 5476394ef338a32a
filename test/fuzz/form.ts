import { hostileTexts } from './hostile-values.ts';
import type { Random } from './random.ts';

export interface FuzzForm {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer<ArrayBuffer>;
}

const BOUNDARY = '----fuzz';
const names = [
  'photo',
  'file',
  'view',
  'subject',
  'consultationId',
  'x'.repeat(60),
  '\u0000',
  '',
  '__proto__',
];
const fileTypes = ['image/jpeg', 'application/pdf', 'text/html', '', 'x'.repeat(300), 'multipart/mixed'];
const contents: readonly Buffer[] = [
  Buffer.from(''),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('\u0000'.repeat(2_000)),
  Buffer.from('%PDF-1.4\n%%EOF\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.alloc(70_000, 'x'),
];

/** Half characters cannot be encoded in an address. */
const inAddress = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

const part = (random: Random): Buffer => {
  const name = random.pick(names);
  const isFile = random.chance(0.5);
  const heading = [
    `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${random.pick(hostileTexts)}"` : ''}`,
    ...(isFile ? [`Content-Type: ${random.pick(fileTypes)}`] : []),
    ...(random.chance(0.1) ? ['Content-Transfer-Encoding: base64', ': nothing', 'x'] : []),
  ].join('\r\n');
  const content = isFile ? random.pick(contents) : Buffer.from(random.pick(hostileTexts));
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${heading}\r\n\r\n`), content, Buffer.from('\r\n')]);
};

/** Ends early, has bytes changed, or lacks its end, as often as it is whole. */
const damaged = (whole: Buffer, random: Random): Buffer => {
  const kind = random.below(6);
  if (kind === 0) return whole.subarray(0, random.below(whole.length + 1));
  if (kind === 1) return Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  if (kind === 2) {
    const copy = Buffer.from(whole);
    if (copy.length > 0) copy[random.below(copy.length)] = random.below(256);
    return copy;
  }
  return whole;
};

const multipart = (random: Random): { type: string; body: Buffer } => {
  const parts = Array.from({ length: random.pick([0, 1, 1, 2, 2, 3, 40]) }, () => part(random));
  const body = damaged(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), random);
  const boundary = random.pick([BOUNDARY, BOUNDARY, BOUNDARY, 'other', '', '"']);
  return { type: `multipart/form-data${random.chance(0.9) ? `; boundary=${boundary}` : ''}`, body };
};

const other = (random: Random): { type: string; body: Buffer } => {
  const text = random.pick(hostileTexts);
  const [type, body] = random.pick([
    ['application/json', JSON.stringify({ query: text, name: text, message: text, path: text, body: text })],
    ['application/json', text],
    ['application/x-www-form-urlencoded', `token=${inAddress(text)}&email=%00&x=%`],
    ['text/plain', text],
    ['application/json; charset=utf-7', '{}'],
    ['', text],
  ] as const);
  return { type, body: damaged(Buffer.from(body), random) };
};

/** A random request to one of these paths: a form or another body, whole or damaged. */
export const randomForm = (random: Random, paths: readonly string[]): FuzzForm => {
  const tail = random.chance(0.3) ? `/${inAddress(random.pick(hostileTexts))}` : '';
  const query = random.chance(0.2) ? `?token=${random.pick(['%00', '%', 'x', '%ff', 'a&token=b'])}` : '';
  const path = `${random.pick(paths)}${tail.slice(0, 500)}${query}`;
  if (random.chance(0.15)) return { method: 'GET', path, headers: {} };
  const { type, body } = random.chance(0.75) ? multipart(random) : other(random);
  return { method: 'POST', path, headers: type ? { 'content-type': type } : {}, body: Buffer.from(body) };
};
