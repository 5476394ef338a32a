/** How strong the evidence for a treatment is, for one area of the scalp. */
export type Evidence = 'strong' | 'some' | 'weak' | 'none';

export interface HairTreatment {
  readonly drugType: string;
  readonly name: string;
  readonly badges: readonly string[];
  readonly does: string;
  readonly crown: readonly [evidence: Evidence, words: string];
  readonly hairline: readonly [evidence: Evidence, words: string];
  /** The key risk, always shown beside the benefit. */
  readonly risk: string;
  /** Pages with its full drug facts and its prices. */
  readonly facts?: string;
  readonly product?: string;
}

/** From labels and trials; each page that shows them lists the sources at the end. */
export const hairTreatments = {
  finasteride: {
    drugType: 'finasteride',
    name: 'Finasteride tablets, 1 mg',
    badges: ['Rx'],
    does: 'One tablet a day. It lowers DHT, the hormone that shrinks hair roots. FDA-approved for male pattern hair loss, in men only.',
    crown: ['strong', 'Good trials: slows loss in most men, regrows some hair in many'],
    hairline: ['weak', 'The label says it is not shown to help at the temples'],
    risk: 'Lower sex drive, erection problems and low mood can happen. Some men report that these last after stopping. Anyone who is or may be pregnant must not handle broken tablets.',
    facts: '/drug-facts/finasteride',
    product: '/our-products/finasteride',
  },
  minoxidil: {
    drugType: 'minoxidil_foam',
    name: 'Minoxidil 5%, foam or solution',
    badges: ['No prescription'],
    does: 'Rubbed into the scalp twice a day. It keeps hair in its growing phase for longer.',
    crown: ['strong', 'Approved here; good trials over four months to a year'],
    hairline: ['none', 'Not approved for the front; the label says crown only'],
    risk: 'Itching, dryness and early shedding are common. Stop and get care for chest pain, faintness, sudden weight gain or swelling. Poisonous to cats and dogs.',
    facts: '/drug-facts/minoxidil-foam',
    product: '/our-products/minoxidil-foam',
  },
  oralMinoxidil: {
    drugType: 'minoxidil_oral',
    name: 'Oral minoxidil, low dose',
    badges: ['Rx', 'Off-label'],
    does: 'One tablet a day for men who cannot use the foam or solution. Approved only for severe high blood pressure; hair loss is an off-label use.',
    crown: ['some', 'Smaller trials; in one it did about as well as the solution'],
    hairline: ['weak', 'Little good evidence'],
    risk: 'Boxed warning: fluid around the heart and worse chest pain. It lowers blood pressure and can cause swelling, a fast pulse and body hair growth.',
    facts: '/drug-facts/oral-minoxidil',
    product: '/our-products/oral-minoxidil',
  },
  topicalCombination: {
    drugType: 'topical_finasteride_and_minoxidil',
    name: 'Topical finasteride and minoxidil',
    badges: ['Rx', 'Compounded, not FDA-approved'],
    does: 'Both drugs in one application a day. A pharmacy makes it to fill a prescription; the FDA has not checked this product for safety or effectiveness.',
    crown: ['some', 'Each drug has evidence on its own; there is little for this mixture'],
    hairline: ['weak', 'Little good evidence'],
    risk: 'The skin absorbs finasteride, so sexual side effects and low mood can happen and may last. Pregnant people and children must not touch the treated skin.',
    facts: '/drug-facts/topical-finasteride-and-minoxidil',
    product: '/our-products/topical-finasteride-and-minoxidil',
  },
  ketoconazole: {
    drugType: 'ketoconazole',
    name: 'Ketoconazole 2% shampoo',
    badges: ['Rx', 'Off-label'],
    does: 'An antifungal shampoo, two or three times a week, when dandruff comes with hair loss. Not a hair-growth treatment by itself.',
    crown: ['weak', 'Small studies, as an addition only'],
    hairline: ['weak', 'Small studies, as an addition only'],
    risk: 'It can dry or irritate the scalp, change how hair feels and cause some extra shedding.',
    facts: '/drug-facts/ketoconazole-shampoo',
    product: '/our-products/ketoconazole',
  },
  cosmetics: {
    drugType: 'thickening_shampoo',
    name: 'Thickening shampoo and pomade',
    badges: ['No prescription', 'Cosmetic'],
    does: 'Makes the hair you have look fuller for the day. It does not treat hair loss.',
    crown: ['none', 'Appearance only'],
    hairline: ['none', 'Appearance only'],
    risk: 'Stop if your scalp becomes red or itchy.',
    product: '/our-products/thickening-shampoo',
  },
} as const satisfies Readonly<Record<string, HairTreatment>>;

/** Treatments with an effect at the crown, the best first. */
export const crownTreatments = [
  hairTreatments.finasteride,
  hairTreatments.minoxidil,
  hairTreatments.oralMinoxidil,
  hairTreatments.topicalCombination,
  hairTreatments.ketoconazole,
];
