import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, moduleFile, withSource } from './source-tree.ts';

const violations = (files: Files) =>
  withSource({ ...house, ...files }, findViolations).violations.map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );

/** A module's SDL as its graphql/schema.ts contains it. */
const sdl = (text: string) => `export const typeDefs = /* GraphQL */ \`\n${text}\n\`;\n`;

/** The API of the catalog, and orders of a third module that extends it. */
const api: Files = {
  'modules/catalogue/graphql/schema.ts': sdl(
    'type Product { id: ID! price: Int! }\nextend type Query { product(id: ID!): Product }',
  ),
};
const orders: Files = {
  'modules/index.ts': `${house['modules/index.ts'] ?? ''}import { ordersModule } from './orders/module.ts';\nexport const all = ordersModule;\n`,
  'modules/orders/module.ts': moduleFile('orders', "'catalogue'"),
  'modules/orders/graphql/schema.ts': sdl('extend type Product { ordered: Int! }'),
};

describe('a module that another reads through GraphQL', () => {
  it('must be declared as a dependency', () => {
    expect(
      violations({ ...api, 'modules/cart/pages/cart.graphql': 'query Cart { product(id: 1) { id } }\n' }),
    ).toEqual([]);
  });

  it('is reported when it is not declared', () => {
    const files = {
      'modules/cart/graphql/schema.ts': sdl('type Cart { total: Int! }\nextend type Query { cart: Cart }'),
      'modules/catalogue/pages/shop.graphql': 'query Shop {\n  cart {\n    total\n  }\n}\n',
    };
    expect(violations(files)).toEqual([
      'modules/catalogue/module.ts:1 Modules do not depend on each other in a circle: cart → catalogue → cart.',
      'modules/catalogue/pages/shop.graphql:2 A module lists what it reads: Query.cart is of cart; add "cart" to dependsOn in modules/catalogue/module.ts.',
    ]);
  });

  it('is the module that adds the field to the type of another module', () => {
    const document = 'query Cart { product(id: 1) { ordered } }\n';
    expect(violations({ ...api, ...orders, 'modules/cart/pages/cart.graphql': document })).toEqual([
      'modules/cart/pages/cart.graphql:1 A module lists what it reads: Product.ordered is of orders; add "orders" to dependsOn in modules/cart/module.ts.',
    ]);
  });

  it('is found through inline fragments, mutations and fragments of the module itself', () => {
    const files = {
      ...api,
      ...orders,
      'modules/cart/pages/a.graphql': 'fragment A on Product { ordered }\n',
      'modules/cart/pages/b.graphql': 'query B { product(id: 1) { ... on Product { ordered } } }\n',
    };
    expect(violations(files).map((line) => line.split(' ')[0])).toEqual([
      'modules/cart/pages/a.graphql:1',
      'modules/cart/pages/b.graphql:1',
    ]);
  });

  it('is the module whose fragment is spread', () => {
    const files = {
      ...api,
      ...orders,
      'modules/orders/ui/ordered.graphql': 'fragment Ordered on Product { ordered }\n',
      'modules/cart/pages/cart.graphql': 'query Cart { product(id: 1) { ...Ordered } }\n',
    };
    expect(violations(files)).toEqual([
      'modules/cart/pages/cart.graphql:1 A module lists what it reads: Ordered is of orders; add "orders" to dependsOn in modules/cart/module.ts.',
    ]);
  });

  it('is none for a fragment of the layout, which belongs to no module', () => {
    const files = {
      ...api,
      ...orders,
      'client/layout/layout.graphql': 'fragment Layout on Product { ordered }\n',
      'modules/cart/pages/cart.graphql': 'query Cart { product(id: 1) { ...Layout } }\n',
    };
    expect(violations(files)).toEqual([]);
  });
});

it("a module whose types are used in another's SDL must be declared", () => {
  const files = {
    ...orders,
    'modules/orders/module.ts': moduleFile('orders'),
    ...api,
  };
  expect(violations(files)).toEqual([
    'modules/orders/graphql/schema.ts:2 A module lists what it uses in its API: Product is of catalogue; add "catalogue" to dependsOn in modules/orders/module.ts.',
  ]);
});

describe('event names', () => {
  const defined = "export const cartEvents = { placed: defineEvent('cart.placed', payload) };\n";

  it('require a declared dependency in the module that subscribes to them', () => {
    const files = {
      ...orders,
      ...api,
      'modules/cart/events.ts': defined,
      'modules/orders/services/subscribers.ts':
        "export const subscribers = [\n  { id: 'orders.open', event: 'cart.placed' },\n];\n",
    };
    expect(violations(files)).toEqual([
      'modules/orders/services/subscribers.ts:2 A module lists what it listens to: cart.placed is of cart; add "cart" to dependsOn in modules/orders/module.ts.',
    ]);
    expect(
      violations({ ...files, 'modules/orders/module.ts': moduleFile('orders', "'cart', 'catalogue'") }),
    ).toEqual([]);
  });

  it('are found in a list of names', () => {
    const files = {
      'modules/cart/events.ts': defined,
      'modules/catalogue/services/subscribers.ts':
        "const news = ['cart.placed'] as const;\nexport const all = news;\n",
    };
    expect(violations(files)).toEqual([
      'modules/catalogue/module.ts:1 Modules do not depend on each other in a circle: cart → catalogue → cart.',
      'modules/catalogue/services/subscribers.ts:1 A module lists what it listens to: cart.placed is of cart; add "cart" to dependsOn in modules/catalogue/module.ts.',
    ]);
  });

  it('of the module itself require no dependency', () => {
    const files = {
      'modules/cart/events.ts': defined,
      'modules/cart/services/subscribers.ts': "export const all = [{ event: 'cart.placed' }];\n",
    };
    expect(violations(files)).toEqual([]);
  });
});

it('a dependency that nothing uses is reported', () => {
  const { 'modules/cart/services/total.ts': _import, ...files } = house;
  const found = withSource(files, findViolations).violations.map(({ file, rule }) => `${file} ${rule}`);
  expect(found).toEqual([
    'modules/cart/module.ts A module depends only on what it uses: nothing of "catalogue" is imported, read or listened to.',
  ]);
});

it('the routes of one module may use paths of another', () => {
  const files = {
    'modules/catalogue/routes.ts': 'export const slugs = [1];\n',
    'modules/cart/routes.ts':
      "import { slugs } from '#modules/catalogue/routes.ts';\nexport const routes = slugs;\n",
  };
  expect(violations(files)).toEqual([]);
  expect(
    violations({
      ...files,
      'modules/cart/pages/cart.page.tsx':
        "import { slugs } from '#modules/catalogue/routes.ts';\nexport const Page = slugs;\n",
    }),
  ).toEqual([
    'modules/cart/pages/cart.page.tsx:1 The module catalogue is reached only through its index.ts or ui.ts, not #modules/catalogue/routes.ts.',
  ]);
});
