import { accountModule } from '#modules/account/module.ts';
import { billingModule } from '#modules/billing/module.ts';
import { cartModule } from '#modules/cart/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { mailModule } from '#modules/mail/module.ts';
import { textMessageModule } from '#modules/text-message/module.ts';
import type { ModuleDefinition } from '#server/module.ts';

/** What an order needs; visits and prescriptions are doubles. */
export const orderModules: readonly ModuleDefinition[] = [
  mailModule,
  textMessageModule,
  accountModule,
  catalogueModule,
  cartModule,
  billingModule,
];
