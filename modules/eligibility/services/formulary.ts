import type { Formulary } from '#modules/catalogue/index.ts';
import { hairPrescriptions } from '../domain/drug-groups.ts';
import { missingParts, type Registry, rules } from '../domain/index.ts';
import { hairIntakeFor } from '../domain/questionnaires/hair-intake.ts';
import { renewalMedicalHistoryFor } from '../domain/questionnaires/renewal-medical-history.ts';

/** Every service line that is treated, with the real rules and questionnaires. A drug that no line names is not offered. */
export const registry: Registry = {
  rules,
  lines: [
    {
      serviceLine: 'hair_loss_care',
      drugTypes: hairPrescriptions,
      firstVisit: hairIntakeFor,
      renewal: renewalMedicalHistoryFor,
    },
  ],
};

/** What the catalogue asks about every prescription drug. */
export const formulary: Formulary = {
  missingParts: (drugType) => missingParts(registry, drugType),
};
