import type { PlanIdentifier } from '#modules/catalogue/index.ts';

/** One form of a plan, with a label that distinguishes it. */
export interface PlanForm {
  readonly label: string;
  readonly plan: PlanIdentifier;
  /** With the ketoconazole shampoo; null where the plan has no such option. */
  readonly withKeto: PlanIdentifier | null;
  /** Position among the options of the plan. */
  readonly option: number;
}

export interface PlanCardContent {
  readonly id: string;
  readonly title: string;
  readonly forWhom: string;
  readonly legend: string;
  readonly forms: readonly [PlanForm, ...PlanForm[]];
}

export const planCards: readonly PlanCardContent[] = [
  {
    id: 'both',
    title: 'Finasteride and minoxidil',
    forWhom:
      'Two drugs that work in different ways: a daily tablet that lowers DHT, and minoxidil on the scalp.',
    legend: 'Form of minoxidil',
    forms: [
      { label: 'Solution', plan: 'plan-a', withKeto: 'plan-a-with-keto', option: 0 },
      {
        label: 'Foam',
        plan: 'finasteride-and-minoxidil-foam',
        withKeto: 'finasteride-and-minoxidil-foam-with-keto',
        option: 0,
      },
    ],
  },
  {
    id: 'finasteride',
    title: 'Finasteride',
    forWhom:
      'For slowing down thinning at the front or crown. It comes as a tablet, or in a gel for the scalp that also contains minoxidil.',
    legend: 'Form',
    forms: [
      { label: 'Tablet', plan: 'plan-b', withKeto: 'plan-b-with-keto', option: 0 },
      { label: 'Gel with minoxidil', plan: 'plan-b', withKeto: 'plan-b-with-keto', option: 1 },
    ],
  },
  {
    id: 'minoxidil',
    title: 'Minoxidil',
    forWhom:
      'For thinning at the crown, or if you would rather not take finasteride. On the scalp, it needs no prescription. As a tablet, it needs one and is off-label.',
    legend: 'Form',
    forms: [
      { label: 'Solution', plan: 'plan-c', withKeto: 'plan-c-with-keto', option: 0 },
      { label: 'Foam', plan: 'minoxidil-foam', withKeto: 'minoxidil-foam-with-keto', option: 0 },
      { label: 'Tablet', plan: 'plan-c', withKeto: 'plan-c-with-keto', option: 1 },
    ],
  },
  {
    id: 'doctor',
    title: 'Let the doctor decide',
    forWhom:
      'You answer the health questions, and a licensed clinician chooses a plan. If it is not the one named below, we show it to you with its price, and it starts only when you agree.',
    legend: '',
    forms: [{ label: '', plan: 'plan-d', withKeto: null, option: 0 }],
  },
];

/** Not sold online: done in a clinic, with a deposit that the care team takes. */
export const procedures: readonly {
  readonly plan: PlanIdentifier;
  readonly words: string;
  /** What the price covers. */
  readonly price: string;
}[] = [
  {
    plan: 'plan-follicular-unit-extraction',
    words: 'A hair transplant by a surgeon. It leaves small scars, and it is not right for everyone.',
    price: 'Deposit',
  },
  {
    plan: 'platelet_rich_plasma_treatment',
    words:
      'Scalp injections made from your own blood. Using them for hair loss is off-label, and results vary.',
    price: 'Deposit, one treatment',
  },
];
