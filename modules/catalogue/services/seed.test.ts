import { afterAll, beforeAll, expect, it } from 'vitest';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import { provide } from '#server/scope.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { notOfferedYet } from '../domain/not-offered-yet.fixture.ts';
import { type Formulary, formularyPort } from '../index.ts';
import { catalogueModule } from '../module.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (which: Formulary) =>
  catalogueModule.seed?.(
    testScope({
      ...database,
      modules: [catalogueModule],
      providers: [provide(formularyPort, () => which)],
    }).scope,
  );

it('the start fails when a prescription drug that can be chosen is not registered, and names it', async () => {
  const withoutOral: Formulary = {
    ...formulary,
    missingParts: (drug) => (drug === 'minoxidil_oral' ? ['rules', 'texts'] : formulary.missingParts(drug)),
  };
  await expect(start(withoutOral)).rejects.toThrow(
    'minoxidil_oral can be chosen but has no registered eligibility rules, counsel texts.',
  );
});

it('the start fails when a visit kind cannot ask what a rule reads, and names drug, visit kind and question', async () => {
  const withoutBloodPressure: Formulary = {
    missingParts: (drug) => (drug === 'minoxidil_oral' ? ['questions'] : formulary.missingParts(drug)),
    unaskedQuestions: (drug) =>
      drug === 'minoxidil_oral'
        ? [{ visitKind: 'renewal', question: 'bp' }]
        : formulary.unaskedQuestions(drug),
  };
  await expect(start(withoutBloodPressure)).rejects.toThrow(
    'minoxidil_oral can be chosen but has no registered intake questions. The renewal visit does not ask “bp”.',
  );
});

it('starts with the real registration, which does not offer the custom formula', async () => {
  await start(formulary);
  const chosen = await database
    .knex('product')
    .where({ user_selectable: true })
    .whereIn('drug_type', [...notOfferedYet]);
  expect(chosen).toEqual([]);
});
