import type { ResultsPageDescriptions } from '../domain/catalogue-entry.ts';

/** What the results page says of a drug, one or two sentences with its key risk. */
export const resultsPageDescriptions: ResultsPageDescriptions = {
  finasteride:
    'A daily prescription tablet that slows male pattern hair loss and can regrow some hair. A few men have sexual side effects or low mood.',
  topical_finasteride_and_minoxidil:
    'A once-a-day gel with both drugs, compounded and not FDA-approved. Some finasteride still enters the blood.',
  topical_finasteride_and_minoxidil_foam:
    'A once-a-day foam with both drugs, compounded and not FDA-approved. Some finasteride still enters the blood.',
  minoxidil:
    'A twice-a-day liquid for the crown, without a prescription. Early shedding and itching can happen.',
  minoxidil_foam:
    'A twice-a-day foam for the crown, without a prescription. Early shedding and itching can happen.',
  minoxidil_spray:
    'Minoxidil as a twice-a-day spray with vitamins, for the crown. Early shedding and itching can happen.',
  minoxidil_oral:
    'A daily prescription tablet, used off-label for hair. It lowers blood pressure and carries a boxed warning about the heart.',
  ketoconazole:
    'A prescription antifungal shampoo, used off-label 2 to 3 times a week. It can dry the scalp.',
  thickening_shampoo: 'Makes hair look and feel thicker. It does not treat hair loss.',
  thickening_conditioner: 'Makes hair look and feel fuller. It does not treat hair loss.',
  pomade: 'A matte hold that makes hair look thicker. It does not treat hair loss.',
  daily_defense_supplement:
    'A daily supplement with saw palmetto and vitamins. Its effect on hair has not been evaluated by the FDA.',
};
