import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { cartModule } from '#modules/cart/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { testApi } from '#test/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { testScope } from '#test/support/scope.ts';
import { quizModule } from '../module.ts';

const modules = [accountModule, cartModule, catalogueModule, quizModule];
let database: TestDatabase;
let ask: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  const test = testScope({ ...database, modules });
  await catalogueModule.seed?.(test.scope);
  ask = testApi(test, modules);
});
afterAll(() => database.drop());

it('gives every cadence of a recommended drug that a visitor may choose, shortest first, none of them one-time', async () => {
  const answer = await ask(
    null,
    `{ recommendations(answers: { where: ["crown"], treatmentType: "pills", expectedResult: ["hair-thickening"] }) {
      products { id plans { id } } } }`,
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data?.recommendations).toEqual({
    products: [
      { id: 211, plans: [{ id: 211 }, { id: 406 }, { id: 405 }] },
      { id: 702, plans: [{ id: 702 }] },
      { id: 313, plans: [{ id: 312 }, { id: 313 }, { id: 314 }, { id: 315 }] },
      { id: 323, plans: [{ id: 322 }, { id: 323 }, { id: 324 }, { id: 325 }] },
    ],
  });
});
