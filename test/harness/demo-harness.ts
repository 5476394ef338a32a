import { inject } from 'vitest';
import { createTestDatabase } from './database.ts';
import { ensureDemoSnapshot } from './demo-snapshot.ts';
import { openProductHarness, type ProductHarness } from './whole-product.ts';

/** The whole product without HTTP on a copy of the finished demo, at the time at which it was created. Needs a build. */
export const openDemoHarness = async (): Promise<ProductHarness> => {
  const { database } = await ensureDemoSnapshot(inject('testServerUrl'));
  const copy = await createTestDatabase({ template: database });
  const latest = await copy.knex('audit_log').max('at as at').first();
  return openProductHarness({ ...copy, filledUntil: latest?.at });
};
