import type { DrugType, Formulary } from '#modules/catalogue/index.ts';
import { missingParts, type Registry, rules, unaskedQuestions } from '../domain/index.ts';
import { serviceLines } from '../domain/registry/service-lines.ts';

/** Every registered service line with the real rules. A drug that no service line treats with is not offered. */
export const registry: Registry = { rules, lines: serviceLines };

/**
 * The registry never changes while the process runs, and the catalog asks about every product whenever it reads them.
 */
const oncePerDrug = <Answer>(ask: (registry: Registry, drugType: DrugType) => Answer) => {
  const known = new Map<DrugType, Answer>();
  return (drugType: DrugType): Answer => {
    const answer = known.get(drugType) ?? ask(registry, drugType);
    known.set(drugType, answer);
    return answer;
  };
};

/** What the catalog requires to decide whether a prescription drug is offered. */
export const formulary: Formulary = {
  missingParts: oncePerDrug(missingParts),
  unaskedQuestions: oncePerDrug(unaskedQuestions),
};
