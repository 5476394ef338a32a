import { afterAll, beforeAll, expect, it } from 'vitest';
import { drugRegister } from '#modules/consultation/services/drug-register.ts';
import { provide } from '#server/scope.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { testScope } from '#test/support/scope.ts';
import { type DrugRegister, drugRegisterPort } from '../index.ts';
import { catalogueModule } from '../module.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (register: DrugRegister) =>
  catalogueModule.seed?.(
    testScope({
      ...database,
      modules: [catalogueModule],
      providers: [provide(drugRegisterPort, () => register)],
    }).scope,
  );

it('the start fails when a prescription drug that can be chosen is not registered, and names it', async () => {
  const withoutOral: DrugRegister = {
    missingParts: (drug) =>
      drug === 'minoxidil_oral' ? ['rules', 'texts'] : drugRegister.missingParts(drug),
  };
  await expect(start(withoutOral)).rejects.toThrow(
    'minoxidil_oral can be chosen but has no registered eligibility rules, counsel texts.',
  );
});

it('starts with the real registration, which offers no erection medicine, antidepressant or custom formula', async () => {
  await start(drugRegister);
  const chosen = await database
    .knex('product')
    .where({ user_selectable: true })
    .whereIn('drug_type', [
      'sildenafil',
      'tadalafil',
      'escitalopram',
      'fluoxetine',
      'sertraline',
      'custom_rx_anti_aging',
    ]);
  expect(chosen).toEqual([]);
});
