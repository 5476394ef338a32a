import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { fetchRemote } from './fetch-remote.ts';

export interface ImageSource {
  /** Changes when the image changes. */
  readonly identity: string;
  /** The format for clients that accept no newer one. */
  readonly plain: 'png' | 'jpg';
  /** Whether it may be a vector image. */
  readonly vector: boolean;
  read(): Promise<Result<Buffer>>;
}

export type FindSource = (url: string) => Result<ImageSource>;

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;
/** The files allowed directly in the public folder; all others are in `images/`. */
const single = ['favicon.svg', 'mark.svg'];

const notAllowed = badInput([
  { field: 'url', message: 'url is neither a picture of ours nor an allowed one.' },
]);
const missing = fail('NOT_FOUND', 'url leads to no picture.', [
  { field: 'url', message: 'url leads to no picture.' },
]);

/** Our images by address. The list is read once at start; a file that is not in it cannot be requested in any spelling. */
export const listOwnFiles = (folder: string): ReadonlyMap<string, string> => {
  const images = join(folder, 'images');
  const nested = existsSync(images) ? readdirSync(images, { recursive: true, withFileTypes: true }) : [];
  const files = [
    ...nested.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    ...single.map((name) => join(folder, name)).filter((path) => existsSync(path)),
  ];
  return new Map(
    files
      .filter((path) => PICTURE.test(path))
      .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), path]),
  );
};

const looksLikeOurs = (url: string): boolean =>
  /^\/[\w.-]+(\/[\w.-]+)*$/.test(url) && !url.split('/').includes('..');

/** Resolves an address to one of our images, or to one on an allowed site, checked again each day. */
export const createSources = (parts: {
  folder: string;
  /** Origins, e.g. `https://images.example`. */
  allowed: readonly string[];
  clock: Clock;
  fetch?: typeof fetchRemote;
}): FindSource => {
  const { allowed, clock, fetch = fetchRemote } = parts;
  const files = listOwnFiles(parts.folder);
  const identities = new Map<string, string>();

  const own = (url: string, path: string): ImageSource => {
    const identity = identities.get(url) ?? createHash('sha256').update(readFileSync(path)).digest('hex');
    identities.set(url, identity);
    return {
      identity,
      plain: /\.jpe?g$/i.test(path) ? 'jpg' : 'png',
      vector: true,
      read: async () => ok(await readFile(path)),
    };
  };

  const remote = (url: URL): ImageSource => ({
    identity: `${url.href} ${clock.now().toISOString().slice(0, 10)}`,
    plain: /\.png$/i.test(url.pathname) ? 'png' : 'jpg',
    vector: false,
    read: () => fetch(url),
  });

  return (text) => {
    const path = files.get(text);
    if (path) return ok(own(text, path));
    if (looksLikeOurs(text)) return missing;
    if (!URL.canParse(text)) return notAllowed;
    const url = new URL(text);
    const mayBeAsked = allowed.includes(url.origin) && url.username === '' && url.password === '';
    return mayBeAsked ? ok(remote(url)) : notAllowed;
  };
};
