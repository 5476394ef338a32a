import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserEvents } from '#modules/analytics/domain/events.ts';

const root = join(import.meta.dirname, '../..');
const isScreen = (path: string): boolean =>
  /^(client\/|modules\/(?!analytics\/)[^/]+\/(ui|pages)\/).*\.tsx?$/.test(path) && !path.includes('.test.');

/** Source of the pages and the client that send analytics events. */
const telling = ['client', 'modules']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter(isScreen)
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((source) => /from '#(?:modules\/analytics\/ui|client\/startup\/track)\.ts'/.test(source))
  .join('\n');

// An event name that no screen sends would be unused.
it.each(Object.keys(browserEvents))('S7.41: a screen sends the event %s', (name) => {
  expect(telling.includes(`'${name}'`)).toBe(true);
});
