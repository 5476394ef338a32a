import { cartModule } from '#modules/cart/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { createTestDatabase } from './database.ts';
import { testScope } from './scope.ts';

/** A scope with a database in which the catalog's products are. */
export const openCartScope = async () => {
  const database = await createTestDatabase();
  const test = testScope({ ...database, modules: [catalogueModule, cartModule] });
  await catalogueModule.seed?.(test.scope);
  return { ...test, close: () => database.drop() };
};
