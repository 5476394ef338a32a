/** Kinds of goods that sales tax law distinguishes. */
export const taxKindNames = [
  'prescription_drug',
  'over_the_counter_drug',
  'supplement',
  'general_goods',
  'medical_service',
  'shipping',
] as const;

export type TaxKind = (typeof taxKindNames)[number];

/** Over-the-counter drugs have a “Drug Facts” label; supplements a “Supplement Facts” label. */
const kinds: ReadonlyMap<string, TaxKind> = new Map([
  ['minoxidil', 'over_the_counter_drug'],
  ['minoxidil_foam', 'over_the_counter_drug'],
  ['minoxidil_spray', 'over_the_counter_drug'],
  ['ketoconazole', 'over_the_counter_drug'],
  ['climax_delay_spray', 'over_the_counter_drug'],
  ['daily_defense_supplement', 'supplement'],
  ['follicular_unit_extraction_procedure', 'medical_service'],
  ['platelet_rich_plasma_treatment', 'medical_service'],
]);

/** A product that is not listed is taxed like general goods, the kind that is exempt nowhere. */
export const taxKindOf = ({
  drugType,
  needsPrescription,
}: {
  readonly drugType: string;
  readonly needsPrescription: boolean;
}): TaxKind => {
  const kind = kinds.get(drugType) ?? 'general_goods';
  return needsPrescription && kind !== 'medical_service' ? 'prescription_drug' : kind;
};
