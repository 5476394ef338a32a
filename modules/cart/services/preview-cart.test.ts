import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountModule } from '#modules/account/module.ts';
import { formularyPort } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import { defineModule } from '#server/module.ts';
import { type Provider, provide } from '#server/scope.ts';
import { demoModule } from '#simulators/demo/module.ts';
import { dataOf, type OpenApi, openApi, testApi } from '#test/harness/api.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { cartDiscountsPort } from '../index.ts';
import { cartModule } from '../module.ts';

/** Thickening shampoo, whose first order is discounted in these tests. */
const DISCOUNTED = 313;
const discounts = defineModule({
  id: 'discounts',
  dependsOn: [],
  provides: [
    provide(cartDiscountsPort, () => ({
      amountsOff: async () => new Map([[DISCOUNTED, 780]]),
      anywhere: async () => new Map(),
      discounts: async () => new Map([[DISCOUNTED, { first: 780, second: 0, last: 0, isGift: false }]]),
    })),
  ],
});

// The demo module is included because a schema needs a mutation.
const modules = [accountModule, cartModule, catalogueModule, demoModule, discounts];

/** As clients already send it. */
const PreviewCart = `
  query PreviewCart($productIds: [Int!]!, $upsellProductIds: [Int!], $add: [Int!], $remove: [Int!]) {
    cartPreview(productIds: $productIds, upsellProductIds: $upsellProductIds, add: $add, remove: $remove) {
      type productIds upsellProductIds addedProductIds removedProductIds drugTypesChanged
      hadIneligiblePrescriptions
      total lineItems { kind isDiscount priceDescription cadence canBeRemoved isUpsellItem product { id } }
    }
  }`;

let api: OpenApi;
beforeAll(async () => {
  api = await openApi(modules, [catalogueModule]);
});
afterAll(() => api?.close());

const preview = async (variables: Record<string, unknown>) => {
  const answer = await api.ask(null, PreviewCart, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data?.cartPreview;
};

it('describes a cart without changes', async () => {
  expect(await preview({ productIds: [239, 211], upsellProductIds: [313] })).toEqual({
    type: null,
    productIds: [211, 239],
    upsellProductIds: [313],
    addedProductIds: [],
    removedProductIds: [],
    drugTypesChanged: false,
    hadIneligiblePrescriptions: false,
    total: 9300,
    lineItems: [
      {
        kind: 'product',
        isDiscount: false,
        priceDescription: 'every 3 months',
        cadence: 3,
        canBeRemoved: true,
        isUpsellItem: false,
        product: { id: 211 },
      },
      {
        kind: 'product',
        isDiscount: false,
        priceDescription: 'every 3 months',
        cadence: 3,
        canBeRemoved: true,
        isUpsellItem: true,
        product: { id: 239 },
      },
    ],
  });
});

it('a line whose first order is discounted says so, with both amounts', async () => {
  const answer = await api.ask(
    null,
    '{ cartPreview(productIds: [239, 313]) { lineItems { isDiscount priceDescription amount amountWithDiscount canBeRemoved product { id } } } }',
  );
  expect(dataOf<{ cartPreview: { lineItems: readonly object[] } }>(answer).cartPreview.lineItems).toEqual([
    {
      isDiscount: false,
      priceDescription: 'every 3 months',
      amount: 3900,
      amountWithDiscount: 3900,
      canBeRemoved: true,
      product: { id: 239 },
    },
    {
      isDiscount: true,
      priceDescription: 'your first order',
      amount: 3900,
      amountWithDiscount: 3120,
      canBeRemoved: true,
      product: { id: 313 },
    },
  ]);
});

it.each([
  [{ productIds: [211], add: [239] }, 'add', [211, 239], [239], [], false, false],
  [{ productIds: [211, 239], remove: [211] }, 'remove', [239], [], [211], false, true],
  [{ productIds: [211, 239], add: [503] }, 'swap', [503], [503], [211, 239], true, false],
  [{ productIds: [211], add: [405] }, 'swap', [405], [405], [211], false, false],
  [{ productIds: [211], add: [211] }, null, [211], [], [], false, false],
])('checks %j', async (variables, type, productIds, added, removed, drugTypesChanged, ineligible) => {
  expect(await preview(variables)).toMatchObject({
    type,
    productIds,
    addedProductIds: added,
    removedProductIds: removed,
    drugTypesChanged,
    hadIneligiblePrescriptions: ineligible,
  });
});

it('omits ids that a visitor may not choose, and names them', async () => {
  const answer = await api.ask(
    null,
    '{ cartPreview(productIds: [211, 9999, 701, -1], add: [211, 803]) { productIds ignoredProductIds total } }',
  );
  expect(answer.data?.cartPreview).toEqual({
    productIds: [211],
    ignoredProductIds: [9999, 701, -1, 803],
    total: 5400,
  });
});

/** The real registration without these drugs. */
const without = (...withdrawn: readonly string[]): Provider =>
  provide(formularyPort, () => ({
    ...formulary,
    missingParts: (drug) => (withdrawn.includes(drug) ? ['rules'] : formulary.missingParts(drug)),
  }));

/** Uses a separate catalog in which these drugs are not registered. */
const askWith = async (providers: readonly Provider[], query: string) => {
  const own = await createTestDatabase();
  const test = testScope({ ...own, modules, providers });
  await catalogueModule.seed?.(testScope({ ...own, modules }).scope);
  const answer = await testApi(test, modules)(null, query);
  await own.drop();
  return answer.data?.cartPreview;
};

it('removes and names a prescription product that is not offered yet, in every list', async () => {
  const known = (await askWith(
    [without('sildenafil', 'escitalopram', 'custom_rx_anti_aging')],
    '{ cartPreview(productIds: [1001], upsellProductIds: [1311], add: [211, 803, 351], remove: []) { productIds upsellProductIds requestedProductIds ignoredProductIds notOffered { productId message } products { id } } }',
  )) as { products: { id: number }[] };
  expect(known).toMatchObject({
    productIds: [211, 351],
    requestedProductIds: [],
    ignoredProductIds: [1001, 1311, 803],
    notOffered: [
      { productId: 803, message: expect.stringContaining('Custom anti-aging formula is not offered yet.') },
      { productId: 1001, message: expect.stringContaining('Sildenafil is not offered yet.') },
      { productId: 1311, message: expect.stringContaining('Escitalopram is not offered yet.') },
    ],
  });
  const ids = known.products.map(({ id }) => id);
  expect([803, 1001, 1311].filter((id) => ids.includes(id))).toEqual([]);
});

it('swaps the specialty for a registered drug; without a registration nothing is offered', async () => {
  const cart =
    '{ cartPreview(productIds: [211, 313], add: [1001]) { type productIds addedProductIds removedProductIds drugTypesChanged hadIneligiblePrescriptions } }';
  const everything = { missingParts: () => [], unaskedQuestions: () => [] };
  expect(await askWith([provide(formularyPort, () => everything)], cart)).toEqual({
    type: 'swap_specialty',
    productIds: [1001],
    addedProductIds: [1001],
    removedProductIds: [211, 313],
    drugTypesChanged: true,
    hadIneligiblePrescriptions: false,
  });
  expect(await askWith([without('sildenafil')], cart)).toMatchObject({ type: null, productIds: [211, 313] });
});

it('returns every requested product, also one that was replaced, and the suggestions', async () => {
  const answer = await api.ask(
    null,
    '{ cartPreview(productIds: [211, 503]) { productIds products { id } } }',
  );
  expect(answer.data?.cartPreview).toEqual({
    productIds: [503],
    products: [211, 503, 239, 313, 323, 333, 343].map((id) => ({ id })),
  });
});

it.each(['productIds', 'upsellProductIds', 'add', 'remove'])(
  'refuses a list of 101 ids in %s',
  async (list) => {
    const answer = await api.ask(null, PreviewCart, {
      productIds: [],
      [list]: Array.from({ length: 101 }, (_, index) => index),
    });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: list, message: 'A cart holds at most 100 products.' }],
    });
  },
);

it('S3.30: bundles are replaced by their components in every list', async () => {
  const answer = await api.ask(
    null,
    '{ cartPreview(productIds: [943, 211], add: [903], remove: [239]) { productIds requestedProductIds ignoredProductIds } }',
  );
  expect(answer.data?.cartPreview).toEqual({
    productIds: [211, 313, 323],
    requestedProductIds: [211, 239],
    ignoredProductIds: [],
  });
});

it('reports requested changes separately from those made by the rules', async () => {
  const answer = await api.ask(
    null,
    '{ cartPreview(productIds: [211, 503, 9999]) { productIds requestedProductIds } }',
  );
  expect(answer.data?.cartPreview).toEqual({ productIds: [503], requestedProductIds: [211, 503] });
});
