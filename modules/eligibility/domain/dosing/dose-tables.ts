import type { DrugType } from '#modules/catalogue/index.ts';
import { antidepressantDoses } from './antidepressant-doses.ts';
import type { DoseTable } from './dose-facts.ts';
import { sildenafilDoses, tadalafilDoses } from './erection-doses.ts';
import { minoxidilDoses } from './minoxidil-doses.ts';

/** docs/clinical/check-ins-and-dose-changes.md#STEPS-FINASTERIDE */
const finasterideDoses: DoseTable = {
  notUpIf: [],
  downIf: [],
  stopIf: [
    {
      id: 'finasteride-effects',
      when: ({ facts }) => facts.chose('side_effects', 'mood', 'breast'),
      forPatient: 'Stop finasteride because of what you noticed.',
      forClinician: 'Mood or breast changes.',
    },
  ],
};

const tables: Readonly<Partial<Record<DrugType, DoseTable>>> = {
  finasteride: finasterideDoses,
  minoxidil_oral: minoxidilDoses,
  sildenafil: sildenafilDoses,
  tadalafil: tadalafilDoses,
  sertraline: antidepressantDoses,
  escitalopram: antidepressantDoses,
  fluoxetine: antidepressantDoses,
};

const nothing: DoseTable = { notUpIf: [], downIf: [], stopIf: [] };

/** The table of a drug; an empty one for a drug with one dose. */
export const doseTableOf = (drugType: DrugType): DoseTable => tables[drugType] ?? nothing;
