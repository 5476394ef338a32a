import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Source text by path from the root. */
export type Files = Readonly<Record<string, string>>;

/** Writes small source files, by path, into a temporary folder that exists while `work` runs. */
export const withSource = <T>(files: Files, work: (root: string) => T): T => {
  const root = mkdtempSync(join(tmpdir(), 'thicket-source-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

/** Text of a module.ts as the tools read it; `dependsOn` is the content of the list. */
export const moduleFile = (id: string, dependsOn = '') =>
  `export const ${id}Module = { id: '${id}', dependsOn: [${dependsOn}] };\n`;

/** A tree of two modules that follows the rules; the cart depends on the catalog. */
export const house: Files = {
  'kernel/money.ts': 'export type Cents = number;\n',
  'kernel/ids.ts': "import { randomUUID } from 'node:crypto';\nexport const uuid = randomUUID;\n",
  'server/module.ts': 'export const defineModule = 1;\n',
  'server/log.ts': 'export const log = 1;\n',
  'client/ui/button.tsx': 'export const Button = () => null;\n',
  'modules/index.ts':
    "import { cartModule } from './cart/module.ts';\nimport { catalogueModule } from './catalogue/module.ts';\nexport const modules = [cartModule, catalogueModule];\n",
  'modules/catalogue/module.ts': moduleFile('catalogue'),
  'modules/catalogue/index.ts': 'export interface Product { id: string }\nexport const port = 1;\n',
  'modules/catalogue/ui.ts': "export { Card } from './ui/card.tsx';\n",
  'modules/catalogue/ui/card.tsx':
    "import { Button } from '#client/ui/button.tsx';\nexport const Card = Button;\n",
  'modules/catalogue/domain/price.ts':
    "import type { Cents } from '#kernel/money.ts';\nexport type Price = Cents;\n",
  'modules/catalogue/repositories/products.ts': "import knex from 'knex';\nexport const products = knex;\n",
  'modules/cart/module.ts': moduleFile('cart', "'catalogue'"),
  'modules/cart/services/total.ts':
    "import type { Product } from '#modules/catalogue/index.ts';\nexport type Total = Product;\n",
};
