import type { DrugType } from '#modules/catalogue/index.ts';
import { drugsOfGroup } from './chart/therapy.ts';
import { sexualHealthDrugs } from './drug-groups.ts';
import type { Finding } from './evaluation.ts';
import { lineDrugs } from './registry/treated-drugs.ts';

/** The drugs of the service lines that treat with one of these, over the counter too. */
const drugsOfLines = (drugTypes: readonly DrugType[]): readonly DrugType[] =>
  lineDrugs
    .map(({ prescription, overTheCounter }) => [...prescription, ...overTheCounter])
    .filter((line) => drugTypes.some((drug) => line.includes(drug)))
    .flat();

/** Whether a finding stops this drug for the patient: only stops, emergencies and alternatives do. */
export const takes = (
  { outcome, scope, drugTypes }: Pick<Finding, 'outcome' | 'scope' | 'drugTypes'>,
  drugType: DrugType,
): boolean => {
  if (outcome === 'alternative') return drugTypes.includes(drugType);
  if (outcome !== 'stop' && outcome !== 'emergency') return false;
  switch (scope) {
    case 'everything':
      return true;
    case 'line':
      return drugTypes.includes(drugType) || drugsOfLines(drugTypes).includes(drugType);
    case 'sexual_health':
      return sexualHealthDrugs.includes(drugType);
    case 'drugs':
    case undefined:
      return drugTypes.includes(drugType);
    default:
      return drugsOfGroup(scope).includes(drugType);
  }
};
