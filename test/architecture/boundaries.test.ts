import { describe, expect, it } from 'vitest';
import { findViolations } from '../../scripts/boundaries/find-violations.ts';
import { type Files, house, moduleFile, withSource } from './source-tree.ts';

const check = (files: Files) => withSource(files, findViolations);
const violations = (files: Files) =>
  check(files).violations.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

describe('the boundary checks', () => {
  it('report nothing about a source tree that follows the rules', () => {
    expect(check(house)).toEqual({ violations: [], warnings: [] });
  });

  it.each<[string, Files, string[]]>([
    [
      'kernel imports a module',
      { 'kernel/bad.ts': "\nimport type { Product } from '#modules/catalogue/index.ts';\n" },
      ['kernel/bad.ts:2 kernel/ imports only kernel/ and zod/mini, not #modules/catalogue/index.ts.'],
    ],
    [
      'a domain rule imports settings',
      {
        'config/settings.ts': 'export const settings = 1;\n',
        'modules/cart/domain/total.ts':
          "import { settings } from '#config/settings.ts';\nexport const a = settings;\n",
      },
      [
        "modules/cart/domain/total.ts:1 domain/ imports only kernel/, zod/mini, tables of config/, its own domain/ and other modules' index.ts as types, not #config/settings.ts.",
      ],
    ],
    [
      'a domain rule imports a package',
      { 'modules/cart/domain/total.ts': "import { z } from 'zod';\nexport const a = z;\n" },
      [
        "modules/cart/domain/total.ts:1 domain/ imports only kernel/, zod/mini, tables of config/, its own domain/ and other modules' index.ts as types, not zod.",
      ],
    ],
    [
      "a domain rule imports another module's value",
      {
        'modules/cart/domain/total.ts':
          "import { port } from '#modules/catalogue/index.ts';\nexport const a = port;\n",
      },
      [
        "modules/cart/domain/total.ts:1 domain/ imports only kernel/, zod/mini, tables of config/, its own domain/ and other modules' index.ts as types, not #modules/catalogue/index.ts.",
      ],
    ],
    [
      "a module imports another module's internal file",
      {
        'modules/cart/services/a.ts':
          "import type { Price } from '#modules/catalogue/domain/price.ts';\nexport type A = Price;\n",
      },
      [
        'modules/cart/services/a.ts:1 The module catalogue is reached only through its index.ts or ui.ts, not #modules/catalogue/domain/price.ts.',
      ],
    ],
    [
      "the server imports a module's internal file",
      {
        'server/bad.ts':
          "import type { Price } from '#modules/catalogue/domain/price.ts';\nexport type A = Price;\n",
      },
      [
        'server/bad.ts:1 The module catalogue is reached only through its index.ts or ui.ts, not #modules/catalogue/domain/price.ts.',
      ],
    ],
    [
      'a module uses another that it does not depend on',
      {
        'modules/cart/index.ts': 'export type Cart = 1;\n',
        'modules/catalogue/services/a.ts':
          "import type { Cart } from '#modules/cart/index.ts';\nexport type A = Cart;\n",
      },
      [
        'modules/catalogue/module.ts:1 Modules do not depend on each other in a circle: cart → catalogue → cart.',
        'modules/catalogue/services/a.ts:1 A module lists what it imports: add "cart" to dependsOn in modules/catalogue/module.ts.',
      ],
    ],
    [
      "a module imports the server's internal files",
      { 'modules/cart/services/a.ts': "import { log } from '#server/log.ts';\nexport const a = log;\n" },
      [
        'modules/cart/services/a.ts:1 Of server/ a module imports only module, scope, actor, viewer, reader-time-zone, forms/page-form, images/prepare-photo, documents/pdf-document, personal-data/personal-table, http/{upload,private-file-router,requester-of}, jobs/{define-job,each-by-itself}, database/{send-together,list-query}, ports, events, audit and graphql/{value-or-throw,connection,context,read-id,require-person}, not #server/log.ts.',
      ],
    ],
    [
      'a service uses knex',
      { 'modules/cart/services/a.ts': "import knex from 'knex';\nexport const a = knex;\n" },
      ['modules/cart/services/a.ts:1 knex is used only in repositories/, migrations/ and server/database/.'],
    ],
    [
      'a page names a type of the server',
      {
        'modules/cart/pages/cart.page.tsx':
          "import type { log } from '#server/module.ts';\nexport type A = typeof log;\n",
      },
      [
        'modules/cart/pages/cart.page.tsx:1 Pages, ui and client code import nothing of the server, not even a type: #server/module.ts.',
      ],
    ],
    [
      'the launcher imports a package',
      {
        'scripts/runtime/a.mjs': "import 'node:fs';\nimport './b.mjs';\nimport 'vite';\n",
        'scripts/runtime/b.mjs': '',
      },
      [
        "scripts/runtime/a.mjs:3 scripts/run.mjs and scripts/runtime/ import only Node's own modules, themselves and lib/run.mjs, not vite.",
      ],
    ],
    [
      'a page imports vite-plugin-ssr',
      {
        'modules/cart/pages/cart.page.tsx':
          "import { navigate } from 'vite-plugin-ssr/client/router';\nexport const Page = navigate;\n",
      },
      [
        'modules/cart/pages/cart.page.tsx:1 Only server/page-renderer/, client/renderer/_*.page.* and client/routing/navigate.ts know vite-plugin-ssr.',
      ],
    ],
    [
      "the server imports the page renderer's internal file",
      {
        'server/a.ts': "import { b } from './page-renderer/b.ts';\nexport const a = b;\n",
        'server/page-renderer/b.ts':
          "import { renderPage } from 'vite-plugin-ssr/server';\nexport const b = renderPage;\n",
      },
      ['server/a.ts:1 server/page-renderer/ is reached only through its index.ts, not ./page-renderer/b.ts.'],
    ],
    [
      'a port imports what implements it',
      { 'server/ports/mail.ts': "import { log } from '../log.ts';\nexport const a = log;\n" },
      [
        'server/ports/mail.ts:1 server/ports/ imports only kernel/, server/scope.ts, server/viewer.ts and other ports, not ../log.ts.',
      ],
    ],
    [
      'a port imports a package',
      { 'server/ports/mail.ts': "import type { Router } from 'express';\nexport type A = Router;\n" },
      [
        'server/ports/mail.ts:1 server/ports/ imports only kernel/, server/scope.ts, server/viewer.ts and other ports, not express.',
      ],
    ],
    ...['config/a.ts', 'server/a.ts', 'modules/cart/services/a.ts', 'migrations/1_a.ts'].map(
      (file): [string, Files, string[]] => [
        `${file} imports a simulator`,
        {
          'simulators/clock.ts': 'export const clock = 1;\n',
          [file]: "import { clock } from '#simulators/clock.ts';\nexport const a = clock;\n",
        },
        [
          `${file}:1 Only simulators/, scripts/ and tests import simulators/, not production code: #simulators/clock.ts.`,
        ],
      ],
    ),
    [
      'the browser’s code imports a simulator',
      {
        'simulators/clock.ts': 'export const clock = 1;\n',
        'client/a.ts': "import { clock } from '#simulators/clock.ts';\nexport const a = clock;\n",
      },
      [
        'client/a.ts:1 Pages, ui and client code import nothing of the server, not even a type: #simulators/clock.ts.',
        'client/a.ts:1 Only simulators/, scripts/ and tests import simulators/, not production code: #simulators/clock.ts.',
      ],
    ],
    [
      'production code imports a type of a simulator, or imports one dynamically',
      {
        'simulators/clock.ts': 'export type Clock = 1;\n',
        'server/a.ts': "import type { Clock } from '#simulators/clock.ts';\nexport type A = Clock;\n",
        'server/b.ts': "export const b = () => import('#simulators/clock.ts');\n",
      },
      ['server/a.ts', 'server/b.ts'].map(
        (file) =>
          `${file}:1 Only simulators/, scripts/ and tests import simulators/, not production code: #simulators/clock.ts.`,
      ),
    ],
    [
      'production code or a simulator imports the test harness',
      {
        'test/harness/database.ts': 'export const database = 1;\n',
        'server/a.ts': "import { database } from '#test/harness/database.ts';\nexport const a = database;\n",
        'simulators/a.ts': "export const a = () => import('../test/harness/database.ts');\n",
        'modules/cart/services/a.test.ts':
          "import { database } from '#test/harness/database.ts';\nexport const a = database;\n",
      },
      [
        'server/a.ts:1 Only tests and scripts/ import test/ or a test file, not #test/harness/database.ts.',
        'simulators/a.ts:1 Only tests and scripts/ import test/ or a test file, not ../test/harness/database.ts.',
      ],
    ],
    [
      'a module is not listed',
      { 'modules/quiz/module.ts': moduleFile('quiz') },
      ['modules/quiz/module.ts:1 Every module is listed in modules/index.ts.'],
    ],
    [
      'two files import each other',
      {
        'modules/cart/services/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
        'modules/cart/services/b.ts': "\nimport { a } from './a.ts';\nexport const b = a;\n",
      },
      [
        'modules/cart/services/b.ts:2 Files do not import each other in a circle: modules/cart/services/a.ts → modules/cart/services/b.ts → modules/cart/services/a.ts.',
      ],
    ],
    [
      'a page reaches a server file through a harmless one',
      {
        'modules/cart/pages/cart.page.tsx': "import { a } from '../sums.ts';\nexport const Page = a;\n",
        'modules/cart/sums.ts': "import { b } from './services/b.ts';\nexport const a = b;\n",
        'modules/cart/services/b.ts': 'export const b = 1;\n',
      },
      [
        'modules/cart/sums.ts:1 Nothing of the server may reach the browser: modules/cart/pages/cart.page.tsx → modules/cart/sums.ts → ./services/b.ts.',
      ],
    ],
    [
      'a page loads the full zod',
      {
        'modules/cart/pages/cart.page.tsx': "import { a } from '../sums.ts';\nexport const Page = a;\n",
        'modules/cart/sums.ts': "import { z } from 'zod';\nexport const a = z;\n",
      },
      [
        'modules/cart/sums.ts:1 Nothing of the server may reach the browser: modules/cart/pages/cart.page.tsx → modules/cart/sums.ts → zod.',
      ],
    ],
    [
      'kernel, a domain rule and a page use zod/mini',
      {
        'kernel/email.ts': "import * as z from 'zod/mini';\nexport const email = z.string();\n",
        'modules/cart/domain/total.ts': "import * as z from 'zod/mini';\nexport const a = z;\n",
        'modules/cart/pages/cart.page.tsx':
          "import { a } from '../domain/total.ts';\nexport const Page = a;\n",
      },
      [],
    ],
    [
      "a page reaches one of Node's modules by a dynamic import",
      { 'modules/cart/pages/cart.page.tsx': "export const Page = () => import('node:fs');\n" },
      [
        'modules/cart/pages/cart.page.tsx:1 Nothing of the server may reach the browser: modules/cart/pages/cart.page.tsx → node:fs.',
      ],
    ],
    [
      'a file is too long',
      { 'server/long.ts': 'export {};\n'.repeat(401) },
      ['server/long.ts:401 A file has at most 400 lines; this one has 401.'],
    ],
    [
      'a stylesheet contains a color value',
      { 'client/ui/a.module.css': '.a {\n  color: #FFF;\n  background: rgb(0 0 0 / 50%);\n}\n' },
      [
        'client/ui/a.module.css:2 Colors come from client/styles/tokens.css.',
        'client/ui/a.module.css:3 Colors come from client/styles/tokens.css.',
      ],
    ],
    [
      'a component contains a color value',
      { 'client/ui/a.tsx': 'export const A = () => <i style={{ color: "#ff00aa" }} />;\n' },
      ['client/ui/a.tsx:1 Colors come from client/styles/tokens.css.'],
    ],
    [
      'a z-index is a number',
      {
        'client/ui/a.module.css': '.a {\n  z-index: 10;\n}\n',
        'client/ui/b.tsx': 'export const B = () => <i style={{ zIndex: 3 }} />;\n',
      },
      [
        'client/ui/a.module.css:2 A z-index is a token of client/styles/tokens.css.',
        'client/ui/b.tsx:1 A z-index is a token of client/styles/tokens.css.',
      ],
    ],
  ])('report when %s', (_what, files, expected) => {
    expect(violations({ ...house, ...files })).toEqual(expected);
  });

  it.each<[string, Files]>([
    [
      "a domain rule that uses another module's types",
      {
        'modules/cart/domain/total.ts':
          "import type { Product } from '#modules/catalogue/index.ts';\nexport type A = Product;\n",
      },
    ],
    [
      'a domain rule that uses a table of config',
      {
        'config/staff-roles.ts': 'export const staffRoles = {};\n',
        'modules/cart/domain/total.ts':
          "import { staffRoles } from '#config/staff-roles.ts';\nexport const a = staffRoles;\n",
      },
    ],
    [
      'a listed module used through its index and its ui',
      {
        'modules/cart/pages/cart.page.tsx':
          "import type { Product } from '#modules/catalogue/index.ts';\nimport { Card } from '#modules/catalogue/ui.ts';\nexport const Page = Card;\nexport type A = Product;\n",
      },
    ],
    [
      "the server's contract",
      {
        'modules/cart/services/a.ts':
          "import { defineModule } from '#server/module.ts';\nexport const a = defineModule;\n",
      },
    ],
    [
      'a port that uses money and another port',
      {
        'server/ports/mail.ts': 'export type Mail = 1;\n',
        'server/ports/bills.ts':
          "import type { Cents } from '#kernel/money.ts';\nimport type { Mail } from './mail.ts';\nexport type A = Cents | Mail;\n",
      },
    ],
    ['knex as a type', { 'server/handle.ts': "import type { Knex } from 'knex';\nexport type A = Knex;\n" }],
    ['knex in a migration', { 'migrations/1_a.ts': "import knex from 'knex';\nexport const a = knex;\n" }],
    [
      'a circle of types',
      {
        'server/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
        'server/b.ts': "import type { A } from './a.ts';\nexport type B = A | 1;\n",
      },
    ],
    [
      'a page rendered by the server alone',
      {
        'client/renderer/_default.page.server.tsx':
          "import { log } from '#server/log.ts';\nexport const a = log;\n",
      },
    ],
    [
      'simulators that compose the server, and tests that use them',
      {
        'simulators/clock.ts': "import { log } from '#server/log.ts';\nexport const clock = log;\n",
        'server/a.test.ts': "import { clock } from '#simulators/clock.ts';\nexport const a = clock;\n",
      },
    ],
    [
      'tests, which import what they test',
      {
        'modules/cart/services/a.test.ts':
          "import { log } from '#server/log.ts';\nimport { products } from '#modules/catalogue/repositories/products.ts';\nexport const a = [log, products];\n",
      },
    ],
    [
      'the type of a fragment in the generated types of another module',
      {
        'modules/catalogue/ui/price.generated.ts':
          'export type PriceFragment = { readonly price: number };\n',
        'modules/cart/ui/cart.generated.ts':
          "import type { PriceFragment } from '#modules/catalogue/ui/price.generated.ts';\nexport type Cart = PriceFragment;\n",
      },
    ],
    [
      'long lists of data and generated files',
      {
        'modules/cart/data/list.ts': 'export {};\n'.repeat(500),
        'server/a.generated.ts': 'export {};\n'.repeat(500),
      },
    ],
    [
      'tokens, drawings, links and comments that look like colors',
      {
        'client/styles/tokens.css': ':root { --a: #fff; --z: 10; }\n',
        'client/pictures/a.tsx': "export const a = '#fff';\n",
        'client/ui/a.tsx': 'export const A = () => <a href="#add">Order #1042</a>;\n',
        'client/ui/a.module.css': '/* #fff */\n.a { color: var(--a); z-index: var(--z); }\n',
      },
    ],
  ])('allow %s', (_what, files) => {
    expect(violations({ ...house, ...files })).toEqual([]);
  });

  it('warn of a file past the soft limit', () => {
    const { violations, warnings } = check({ 'server/long.ts': 'export {};\n'.repeat(300) });
    expect(violations).toEqual([]);
    expect(warnings).toEqual(['server/long.ts has 300 lines (soft limit 250).']);
  });
});
