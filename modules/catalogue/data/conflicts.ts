import type { DrugType } from '../domain/drug-type.ts';

/**
 * Groups of drug types of which a cart may contain only one product. A group also excludes a second cadence or
 * strength of the same drug, because those share a drug type.
 */
export const conflictGroups: readonly { id: string; name: string; drugTypes: readonly DrugType[] }[] = [
  {
    id: 'one-finasteride',
    name: 'One form of finasteride at a time',
    drugTypes: ['finasteride', 'topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
  },
  {
    id: 'one-minoxidil',
    name: 'One form of minoxidil at a time',
    drugTypes: [
      'minoxidil',
      'minoxidil_foam',
      'minoxidil_spray',
      'minoxidil_oral',
      'topical_finasteride_and_minoxidil',
      'topical_finasteride_and_minoxidil_foam',
    ],
  },
  {
    id: 'one-pde5-inhibitor',
    name: 'One erectile dysfunction drug at a time',
    drugTypes: ['sildenafil', 'tadalafil'],
  },
  {
    id: 'one-ssri',
    name: 'One antidepressant at a time',
    drugTypes: ['sertraline', 'escitalopram', 'fluoxetine'],
  },
  { id: 'one-ketoconazole', name: 'One ketoconazole plan at a time', drugTypes: ['ketoconazole'] },
  { id: 'one-shampoo', name: 'One thickening shampoo plan at a time', drugTypes: ['thickening_shampoo'] },
  {
    id: 'one-conditioner',
    name: 'One thickening conditioner plan at a time',
    drugTypes: ['thickening_conditioner'],
  },
  { id: 'one-pomade', name: 'One pomade plan at a time', drugTypes: ['pomade'] },
  { id: 'one-supplement', name: 'One supplement plan at a time', drugTypes: ['daily_defense_supplement'] },
  { id: 'one-delay-spray', name: 'One delay spray plan at a time', drugTypes: ['climax_delay_spray'] },
];
