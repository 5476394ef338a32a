import type { Knex } from 'knex';
import type { ManualClock } from '#kernel/clock.ts';
import { type Ids, randomIds } from '#kernel/ids.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { cardEntryPort } from '#server/ports/card-entry.ts';
import { type PaymentGateway, paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { type Pharmacy, pharmacyPort } from '#server/ports/pharmacy.ts';
import { type SalesTax, salesTaxPort } from '#server/ports/sales-tax.ts';
import { type Provider, provide } from '#server/scope.ts';

import type { TestDatabase } from './database.ts';
import { careDoubles } from './doubles/prescription-tables.ts';
import { orderModules } from './order-modules.ts';
import { testScope } from './scope.ts';
import { simulatedPharmacy } from './simulated-pharmacy.ts';

/**
 * A scope with the simulated pharmacy and the given card gateway: a second process on a harness's database, or
 * one that fails somewhere. By default it has what orders need, with doubles for visits and prescriptions.
 */
export const harnessScope = (parts: {
  knex: Knex;
  url: string;
  beforeDrop?: TestDatabase['beforeDrop'];
  clock: ManualClock;
  gateway: () => PaymentGateway;
  pharmacy?: (real: Pharmacy) => Pharmacy;
  modules?: readonly ModuleDefinition[];
  providers?: readonly Provider[];
  ids?: Ids;
  salesTax?: SalesTax;
}) => {
  const { knex, url, beforeDrop, clock, modules = orderModules, providers = careDoubles } = parts;
  const wrap = parts.pharmacy ?? ((real) => real);
  return testScope({
    knex,
    url,
    beforeDrop,
    clock,
    ids: parts.ids ?? randomIds,
    modules,
    providers: [
      provide(paymentGatewayPort, parts.gateway),
      provide(salesTaxPort, () => parts.salesTax ?? { by: 'table' as const }),
      provide(pharmacyPort, () => wrap(simulatedPharmacy(knex, clock))),
      provide(cardEntryPort, () => ({
        kind: 'demo' as const,
        frameUrl: 'http://processor.test/card-fields',
      })),
      ...providers,
    ],
  });
};
