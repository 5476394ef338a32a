import type { DrugType } from '../domain/drug-type.ts';

const antidepressant =
  'Off-label for early ejaculation. Boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to age 24. Never stop suddenly.';
const pde5Inhibitor =
  'Never take it with nitrates, including poppers, or with riociguat: your blood pressure can drop dangerously.';
const topicalCombination =
  'Compounded, not FDA-approved. Sexual side effects and low mood can happen and may last. Pregnant people and children must not touch the treated skin.';

/** The one risk to show wherever a prescription drug is offered; the full list is in its drug facts. */
const keyRisks: Partial<Readonly<Record<DrugType, string>>> = {
  finasteride:
    'A few men have sexual side effects or low mood, and some report that these last after stopping.',
  minoxidil_oral:
    'Off-label for hair. Boxed warning: fluid around the heart and chest pain. It lowers blood pressure.',
  topical_finasteride_and_minoxidil: topicalCombination,
  topical_finasteride_and_minoxidil_foam: topicalCombination,
  ketoconazole: 'Off-label. It can dry or irritate the scalp and change how hair feels.',
  sildenafil: pde5Inhibitor,
  tadalafil: pde5Inhibitor,
  sertraline: antidepressant,
  escitalopram: antidepressant,
  fluoxetine: antidepressant,
};

/** Undefined for over-the-counter products and unknown drug types. */
export const keyRisk = (drugType: string): string | undefined =>
  Object.entries(keyRisks).find(([known]) => known === drugType)?.[1];
