import type { DrugType, Formulary, RegistrationPart } from '#modules/catalogue/index.ts';
import { missingParts, type Registry, rules, unaskedQuestions } from '../domain/index.ts';
import { serviceLines } from '../domain/registry/registry.ts';

/** Every registered service line with the real rules. A drug that no service line treats with is not offered. */
export const registry: Registry = { rules, lines: serviceLines };

/** The registry does not change while the process runs, and every reading of the products asks about each drug. */
const known = new Map<DrugType, readonly RegistrationPart[]>();

const missingPartsOf = (drugType: DrugType): readonly RegistrationPart[] => {
  const parts = known.get(drugType) ?? missingParts(registry, drugType);
  known.set(drugType, parts);
  return parts;
};

/** What the catalog requires to decide whether a prescription drug is offered. */
export const formulary: Formulary = {
  missingParts: missingPartsOf,
  unaskedQuestions: (drugType) => unaskedQuestions(registry, drugType),
};
