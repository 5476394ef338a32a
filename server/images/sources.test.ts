import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { ok } from '#kernel/result.ts';
import { createSources, listOwnFiles } from './sources.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
const folder = join(root, 'public');
mkdirSync(join(folder, 'images/products'), { recursive: true });
for (const name of [
  'public/images/products/a.svg',
  'public/images/photo.JPG',
  'public/images/notes.txt',
  'public/favicon.svg',
  'public/other.svg',
  'secret.svg',
])
  writeFileSync(join(root, name), name);
symlinkSync(join(root, 'secret.svg'), join(folder, 'images/link.svg'));
afterAll(() => rmSync(root, { recursive: true }));

const clock = new ManualClock('2027-03-12T23:00:00Z');
const fetched: string[] = [];
const find = createSources({
  folder,
  allowed: ['https://images.example'],
  clock,
  fetch: async (url) => {
    fetched.push(url.href);
    return ok(Buffer.from('remote'));
  },
});
const codeOf = (url: string): string => {
  const found = find(url);
  return found.ok ? 'ok' : found.failure.code;
};
const identityOf = (url: string): string | null => {
  const found = find(url);
  return found.ok ? found.value.identity : null;
};

it('finds our images, and no other files next to them', () => {
  expect([...listOwnFiles(folder).keys()].toSorted()).toEqual([
    '/favicon.svg',
    '/images/photo.JPG',
    '/images/products/a.svg',
  ]);
});

it('reads one of our images', async () => {
  const found = find('/images/products/a.svg');
  if (!found.ok) throw new Error(found.failure.message);
  expect(found.value).toMatchObject({ plain: 'png', vector: true });
  expect(await found.value.read()).toEqual(ok(Buffer.from('public/images/products/a.svg')));
  expect(find('/images/photo.JPG')).toMatchObject({ value: { plain: 'jpg' } });
});

it('returns nothing for an unknown path on our own host', () => {
  expect(codeOf('/images/products/none.svg')).toBe('NOT_FOUND');
  expect(codeOf('/images/notes.txt')).toBe('NOT_FOUND');
  expect(codeOf('/images/link.svg')).toBe('NOT_FOUND');
});

describe('hostile addresses are refused', () => {
  it.each(
    [
      ['/images/../../secret.svg', '/images/products/../../../secret.svg', '/../secret.svg', '/..'],
      ['/images/%2e%2e/%2e%2e/secret.svg', '/images/..%2fsecret.svg', '/images/products/a.svg%00.png'],
      ['/images\\..\\secret.svg', '..\\secret.svg', '/images/products/a.svg\0', '/images//products/a.svg'],
      ['//evil.example/a.png', '/\\evil.example/a.png', '///evil.example/a.png', '\\\\evil.example\\a.png'],
      ['images/products/a.svg', './images/products/a.svg', '/images/products/a.svg?x=1', '/images/a.svg#x'],
      ['file:///etc/passwd', 'file://localhost/etc/passwd', 'data:image/svg+xml,<svg/>', 'blob:https://a/b'],
      ['javascript:alert(1)', 'ftp://images.example/a.png', 'gopher://images.example', 'http://', 'https:'],
      [
        'http://images.example/a.png',
        'https://images.example:8443/a.png',
        'https://images.example.evil.test/a',
      ],
      ['https://user@images.example/a.png', 'https://user:word@images.example/a.png'],
      ['https://images.example@evil.test/a.png', 'https://evil.test/?https://images.example/a.png'],
      ['https://evil.test#https://images.example', 'https://images.example%2eevil.test/a.png'],
      ['http://localhost/image', 'http://127.0.0.1:3000/image', 'http://169.254.169.254/latest/meta-data'],
      ['http://[::1]/a.png', 'https://2130706433/a.png', 'https://localhost.images.example/a.png'],
      [
        '/image?url=/image',
        '/graphql',
        '',
        ' ',
        '\t/images/products/a.svg',
        'https://images。example.evil/a',
      ],
    ].flat(),
  )('%j', (url) => {
    expect(codeOf(url)).toMatch(/^(BAD_USER_INPUT|NOT_FOUND)$/);
    expect(fetched).toEqual([]);
  });

  it('refuses each with an error on url', () => {
    expect(find('//evil.example/a.png')).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'url' }] },
    });
  });
});

it('asks an allowed site once a day for each image, and never for a vector image', async () => {
  const found = find('https://images.example/a/b.png?size=2');
  if (!found.ok) throw new Error(found.failure.message);
  expect(found.value).toMatchObject({ plain: 'png', vector: false });
  await found.value.read();
  expect(fetched).toEqual(['https://images.example/a/b.png?size=2']);
  const today = identityOf('https://images.example/c.jpg');
  expect(identityOf('https://images.example/c.jpg')).toBe(today);
  clock.advance(2 * 3_600_000);
  expect(identityOf('https://images.example/c.jpg')).not.toBe(today);
});

it('allows no site unless a setting names it', () => {
  const none = createSources({ folder, allowed: [], clock });
  expect(none('https://images.example/a.png').ok).toBe(false);
});
