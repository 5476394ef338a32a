import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDemo = ({ moduleId }: TestSpecification): boolean =>
  /\bopenDemoHarness\(|\bstartProduct\(|\bensureDemoSnapshot\(/.test(readFileSync(moduleId, 'utf8'));

/**
 * Vitest's order, but the first file that needs the demo is begun at once and the others come last: it takes a minute to
 * create the demo, for which they would all wait.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [first, ...later] = sorted.filter(needsDemo);
    const others = sorted.filter((one) => !needsDemo(one));
    return first ? [first, ...others, ...later] : others;
  }
}
