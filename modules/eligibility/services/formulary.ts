import type { Formulary } from '#modules/catalogue/index.ts';
import { missingParts, type Registry, rules, unaskedQuestions } from '../domain/index.ts';
import { serviceLines } from '../domain/registry/registry.ts';

/** Every registered service line with the real rules. A drug that no service line treats with is not offered. */
export const registry: Registry = { rules, lines: serviceLines };

/** What the catalog requires to decide whether a prescription drug is offered. */
export const formulary: Formulary = {
  missingParts: (drugType) => missingParts(registry, drugType),
  unaskedQuestions: (drugType) => unaskedQuestions(registry, drugType),
};
