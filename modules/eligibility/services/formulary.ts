import type { Formulary } from '#modules/catalogue/index.ts';
import { missingParts, type Registry, rules } from '../domain/index.ts';
import { serviceLines } from '../domain/registry/registry.ts';
import type { ServiceLineRegistration } from '../domain/registry/service-line.ts';

/** A prescription drug needs the questionnaires of a first visit and of a renewal. */
const linesWithBothVisits = ({ serviceLine, drugs, visits }: ServiceLineRegistration) =>
  visits.initial && visits.renewal
    ? [
        {
          serviceLine,
          drugTypes: drugs.prescription,
          firstVisit: visits.initial.questionnaire.questionsFor,
          renewal: visits.renewal.questionnaire.questionsFor,
        },
      ]
    : [];

/** Every service line that is treated, with its rules and questionnaires. A drug that no line names is not offered. */
export const registry: Registry = { rules, lines: serviceLines.flatMap(linesWithBothVisits) };

/** What the catalog asks about every prescription drug. */
export const formulary: Formulary = {
  missingParts: (drugType) => missingParts(registry, drugType),
};
