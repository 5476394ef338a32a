import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDeep, splitTests, testsIn } from '#test/harness/split-tests.ts';

/** `name.deep.test.ts` runs with `npm run test:deep` only: it repeats at length what a default test shows. */
const files = ['kernel', 'config', 'server', 'client', 'modules', 'scripts', 'simulators', 'test'].flatMap(
  testsIn,
);
const deepFiles = files.filter(isDeep);
const defaultFiles = files.filter((file) => !isDeep(file));

it('some tests are deep', () => {
  expect(deepFiles.length).toBeGreaterThan(20);
});

it.each(deepFiles)('%s has a default test in its folder or below', (file) => {
  expect(defaultFiles.filter((one) => one.startsWith(`${dirname(file)}/`))).not.toEqual([]);
});

it('every module with tests has default tests', () => {
  const moduleOf = (file: string) => file.split('/')[1] ?? '';
  const modulesOf = (some: readonly string[]) =>
    new Set(some.filter((file) => file.startsWith('modules/')).map(moduleOf));
  expect(modulesOf(defaultFiles)).toEqual(modulesOf(files));
});

describe('the groups of a run', () => {
  const namesOf = (withDeep: boolean) =>
    Object.values(splitTests(['test'], { withDeep }))
      .flat()
      .toSorted();

  it('leave deep tests out', () => {
    expect(namesOf(false).filter(isDeep)).toEqual([]);
  });

  it('have all of them in a deep run', () => {
    expect(namesOf(true).filter(isDeep)).toEqual(
      deepFiles.filter((file) => file.startsWith('test/')).toSorted(),
    );
  });
});
