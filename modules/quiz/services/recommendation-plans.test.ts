import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { cartModule } from '#modules/cart/module.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type DrugType, formularyPort } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { provide } from '#server/scope.ts';
import { type OpenApi, openApi, testApi } from '#test/harness/api.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { type MiniQuizAnswers, noAnswers, recommend } from '../domain/mini-quiz/index.ts';
import { quizModule } from '../module.ts';

const modules = [accountModule, cartModule, catalogueModule, quizModule];
let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules, [catalogueModule]);
});
afterAll(() => api?.close());

it('returns every cadence of a recommended drug that a visitor may choose, shortest first, none of them one-time', async () => {
  const answer = await api.ask(
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

const people: Partial<MiniQuizAnswers>[] = [
  { where: ['hairline'], treatmentType: 'dontCare' },
  { where: ['hairline'], treatmentType: 'pills', dandruff: 1 },
  { where: ['crown'], treatmentType: 'pills', expectedResult: ['hair-thickening', 'regrow'] },
  {
    where: ['both'],
    activeIngredientInterests: ['tretinoin', 'saw_palmetto'],
    otcInterests: ['hair_styling'],
  },
  { where: ['not_yet'], expectedResult: ['prevention'], otcInterests: ['vitamins_supplements'] },
  { where: ['crown'], expectedResult: ['hair-thickening'], otcInterests: ['not_interested'] },
  { where: ['patchy'], dandruff: 1 },
];
const cases = people.flatMap((given) =>
  ([null, 'SBS', 'LBS'] as const).flatMap((variant) =>
    [[], [405]].map((cart) => ({ answers: { ...noAnswers, ...given }, variant, cart })),
  ),
);

it.each(cases)('returns the same texts and order as the rules: %j', async ({ answers, variant, cart }) => {
  const { data } = await api.ask(
    null,
    `query($answers: MiniQuizAnswersInput!, $cart: [Int!], $variant: MiniQuizVariant) {
      recommendations(answers: $answers, cartProductIds: $cart, variant: $variant) { askADoctor products { id reason } } }`,
    { answers, cart, variant },
  );
  const { askADoctor, products } = recommend(answers, catalogueProducts, { cartProductIds: cart, variant });
  expect(data?.recommendations).toEqual({
    askADoctor,
    products: products.map(({ product: { id }, reason }) => ({ id, reason })),
  });
});

it('never recommends a drug that is not offered', () => {
  const answers: MiniQuizAnswers = { ...noAnswers, where: ['crown'], treatmentType: 'pills' };
  const drugsWithout = (notOffered: readonly DrugType[]) =>
    recommend(answers, catalogueProducts, { notOffered }).products.map(({ product }) => product.drugType);
  const all = drugsWithout([]);
  expect(all).toContain('finasteride');
  // As the catalogue answers when a registration is missing: nobody may choose any of its products.
  const closed = catalogueProducts.map((product) =>
    product.drugType === 'finasteride' ? { ...product, userSelectable: false } : product,
  );
  expect(
    recommend(answers, closed, { notOffered: ['finasteride'] }).products.map(
      ({ product }) => product.drugType,
    ),
  ).toEqual(all.filter((drugType) => drugType !== 'finasteride'));
});

it('the API asks the registration before it recommends', async () => {
  const own = await createTestDatabase();
  const register = {
    missingParts: (drug: DrugType) => (drug === 'finasteride' ? (['texts'] as const) : []),
    unaskedQuestions: () => [],
  };
  const test = testScope({ ...own, modules, providers: [provide(formularyPort, () => register)] });
  // The start would refuse this catalogue; here it was started before.
  await own.knex('product').insert(
    await api
      .knex('product')
      .select('*')
      .then((rows) => rows.map((row) => ({ ...row, details: JSON.stringify(row.details) }))),
  );
  const answer = await testApi(test, modules)(
    null,
    '{ recommendations(answers: { where: ["crown"] }) { products { product { drugType } } } }',
  );
  await own.drop();
  expect(answer.errors).toBeUndefined();
  expect(JSON.stringify(answer.data)).not.toContain('"finasteride"');
  expect(JSON.stringify(answer.data)).toContain('"minoxidil_foam"');
});
