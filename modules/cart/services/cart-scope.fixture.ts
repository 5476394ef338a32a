import { catalogueModule } from '#modules/catalogue/module.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { cartModule } from '../module.ts';

/** A scope with a database in which the catalog's products are. */
export const openCartScope = async () => {
  const database = await createTestDatabase();
  const test = testScope({ ...database, modules: [catalogueModule, cartModule] });
  await catalogueModule.seed?.(test.scope);
  return { ...test, close: () => database.drop() };
};
