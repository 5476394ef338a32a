import type { SweepDefinition } from '#server/module.ts';
import { salesTaxPort } from '#server/ports/sales-tax.ts';
import { taxRecordRepository } from '../../repositories/tax-records.ts';
import { each } from '../each.ts';
import { recordTax, reverseTax } from './record-tax.ts';

/** Collected or refunded tax that the tax service has not recorded. */
export const recordTaxes: SweepDefinition = {
  id: 'billing.tax_records',
  due: (scope) => {
    if (scope.use(salesTaxPort).by !== 'service') return [];
    const records = taxRecordRepository(scope.db);
    return [records.toRecord(), records.toReverse()];
  },
  run: async (scope) => {
    const records = taxRecordRepository(scope.db);
    await each(await records.toRecord(), (id) => recordTax(scope, id));
    await each(await records.toReverse(), (refund) => reverseTax(scope, refund));
  },
};
