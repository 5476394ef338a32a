import type { DrugType } from '../domain/drug-type.ts';

export interface ComparedTreatment {
  readonly name: string;
  /** Its page in the shop. */
  readonly page: string;
  readonly drugTypes: readonly DrugType[];
  readonly use: string;
  readonly works: string;
  readonly status: string;
  readonly risk: string;
}

export interface Comparison {
  readonly title: string;
  /** Heading of the column that says when it works, or for how long. */
  readonly worksTitle: string;
  readonly treatments: readonly ComparedTreatment[];
}

const nitrates = 'Never with nitrates or “poppers”';
const boxed = 'Boxed warning: suicidal thoughts up to age 24; never stop suddenly';
const offLabel = 'Prescription, off-label';

const antidepressant = (name: string, drugType: DrugType, status = offLabel): ComparedTreatment => ({
  name,
  page: `/our-products/${drugType}`,
  drugTypes: [drugType],
  use: 'Every day',
  works: 'Within 1 to 4 weeks',
  status,
  risk: boxed,
});

/** What can be compared at a glance; each statement stands, with its source, in the treatment's drug facts. */
const comparisons: Readonly<Record<string, Comparison>> = {
  hair: {
    title: 'Hair loss treatments compared',
    worksTitle: 'Judge it after',
    treatments: [
      {
        name: 'Finasteride',
        page: '/our-products/finasteride',
        drugTypes: ['finasteride'],
        use: 'One tablet a day',
        works: '6 to 12 months',
        status: 'Prescription, FDA-approved',
        risk: 'Sexual side effects or low mood in a few men, which may last',
      },
      {
        name: 'Minoxidil foam',
        page: '/our-products/minoxidil-foam',
        drugTypes: ['minoxidil_foam'],
        use: 'On the crown, twice a day',
        works: '4 months',
        status: 'No prescription, FDA-approved for the crown',
        risk: 'Itching and early shedding',
      },
      {
        name: 'Minoxidil solution',
        page: '/our-products/minoxidil-solution',
        drugTypes: ['minoxidil'],
        use: 'On the crown, twice a day',
        works: '4 months',
        status: 'No prescription, FDA-approved for the crown',
        risk: 'Itching and early shedding',
      },
      {
        name: 'Oral minoxidil',
        page: '/our-products/oral-minoxidil',
        drugTypes: ['minoxidil_oral'],
        use: 'One tablet a day',
        works: '3 months at the earliest',
        status: offLabel,
        risk: 'Boxed warning: fluid around the heart, chest pain',
      },
      {
        name: 'Topical finasteride and minoxidil',
        page: '/our-products/topical-finasteride-and-minoxidil',
        drugTypes: ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'],
        use: 'On the scalp, once a day',
        works: '6 to 12 months',
        status: 'Prescription, compounded, not FDA-approved',
        risk: 'The same as finasteride and minoxidil; passes to others by touch',
      },
    ],
  },
  ed: {
    title: 'Erectile dysfunction treatments compared',
    worksTitle: 'Works for',
    treatments: [
      {
        name: 'Sildenafil',
        page: '/our-products/sildenafil',
        drugTypes: ['sildenafil'],
        use: 'About 1 hour before sex; a heavy meal delays it',
        works: 'About 4 hours',
        status: 'Prescription, FDA-approved',
        risk: nitrates,
      },
      {
        name: 'Tadalafil',
        page: '/our-products/tadalafil',
        drugTypes: ['tadalafil'],
        use: 'Before sex, or a small dose every day; with or without food',
        works: 'Up to 36 hours',
        status: 'Prescription, FDA-approved',
        risk: `${nitrates}, which stay dangerous for 48 hours after a dose`,
      },
    ],
  },
  pe: {
    title: 'Premature ejaculation treatments compared',
    worksTitle: 'Works',
    treatments: [
      {
        name: 'Climax delay spray',
        page: '/our-products/climax-delay-spray',
        drugTypes: ['climax_delay_spray'],
        use: 'On the skin before sex, washed off',
        works: 'Within minutes, for about an hour',
        status: 'No prescription',
        risk: 'Can numb your partner and make erections less firm',
      },
      antidepressant('Sertraline', 'sertraline'),
      antidepressant('Fluoxetine', 'fluoxetine'),
      antidepressant('Escitalopram', 'escitalopram', `${offLabel}, less evidence`),
      {
        name: 'Sildenafil',
        page: '/our-products/sildenafil#early-ejaculation',
        drugTypes: [],
        use: 'About 1 hour before sex, if erections are a problem too',
        works: 'For about 4 hours',
        status: offLabel,
        risk: nitrates,
      },
    ],
  },
};

const byCondition = new Map(Object.entries(comparisons));

/** The treatments of `hair`, `ed` or `pe` side by side; null for everything else. */
export const comparisonOf = (condition: string): Comparison | null => byCondition.get(condition) ?? null;
