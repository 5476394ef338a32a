import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#server/graphql/error-codes.ts';
import { filesUnder } from '../../scripts/lib/files.ts';

const root = join(import.meta.dirname, '../..');
const LIST = 'server/graphql/error-codes.ts';

const sources = ['kernel', 'modules', 'server']
  .flatMap((folder) => filesUnder(root, folder))
  .filter((path) => /\.ts$/.test(path) && !/\.(?:test|generated)\.ts$/.test(path) && path !== LIST)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

describe('the list of error codes', () => {
  it('has only codes that some code gives', () => {
    const all = sources.filter(({ path }) => path !== 'kernel/result.ts').map(({ text }) => text);
    const unused = Object.keys(errorCodes).filter((code) => !all.some((text) => text.includes(`'${code}'`)));
    expect(unused).toEqual([]);
  });

  it('is the only way to a code: every error of the API is made by apiError, which takes a code of the list', () => {
    const others = sources.filter(
      ({ path, text }) => path !== 'server/graphql/api-error.ts' && /extensions: \{ *code/.test(text),
    );
    expect(others.map(({ path }) => path)).toEqual(['server/http/rate-limits.ts']);
  });
});
