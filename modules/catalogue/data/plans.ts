import type { Bundle, Plan } from '../domain/plan.ts';

// Three-month ids: finasteride 211, solution 210, foam 239, oral 702, topical gel 503, ketoconazole 212.
// plan-a and plan-c contain the solution: the foam has identifiers of its own.
export const plans: readonly Plan[] = [
  { identifier: 'plan-a', name: 'Finasteride and minoxidil', options: [[211, 210]] },
  {
    identifier: 'plan-a-with-keto',
    name: 'Finasteride, minoxidil and ketoconazole shampoo',
    options: [[211, 210, 212]],
  },
  {
    identifier: 'plan-b',
    name: 'Finasteride, or the topical combination',
    options: [[211], [503]],
  },
  {
    identifier: 'plan-b-with-keto',
    name: 'Finasteride, or the topical combination, and ketoconazole shampoo',
    options: [
      [211, 212],
      [503, 212],
    ],
  },
  { identifier: 'plan-c', name: 'Minoxidil, on the scalp or as a tablet', options: [[210], [702]] },
  {
    identifier: 'plan-c-with-keto',
    name: 'Minoxidil, on the scalp or as a tablet, and ketoconazole shampoo',
    options: [
      [210, 212],
      [702, 212],
    ],
  },
  { identifier: 'plan-d', name: 'Let the doctor decide', options: [] },
  { identifier: 'minoxidil-foam', name: 'Minoxidil foam', options: [[239]] },
  {
    identifier: 'minoxidil-foam-with-keto',
    name: 'Minoxidil foam and ketoconazole shampoo',
    options: [[239, 212]],
  },
  {
    identifier: 'finasteride-and-minoxidil-foam',
    name: 'Finasteride and minoxidil foam',
    options: [[211, 239]],
  },
  {
    identifier: 'finasteride-and-minoxidil-foam-with-keto',
    name: 'Finasteride, minoxidil foam and ketoconazole shampoo',
    options: [[211, 239, 212]],
  },
  { identifier: 'ketoconazole-shampoo', name: 'Ketoconazole shampoo', options: [[212]] },
  {
    identifier: 'plan-follicular-unit-extraction',
    name: 'Follicular unit extraction',
    options: [[801]],
  },
  {
    identifier: 'platelet_rich_plasma_treatment',
    name: 'Platelet-rich plasma treatment',
    options: [[802]],
  },
];

/** We chose the bundle ids; each stands for its components on one cadence. */
export const bundles: readonly Bundle[] = [
  { id: 903, name: 'Shampoo and conditioner, 3 months', productIds: [313, 323] },
  { id: 906, name: 'Shampoo and conditioner, 6 months', productIds: [314, 324] },
  { id: 912, name: 'Shampoo and conditioner, 12 months', productIds: [315, 325] },
  { id: 923, name: 'Finasteride and minoxidil solution, 3 months', productIds: [211, 210] },
  { id: 926, name: 'Finasteride and minoxidil solution, 6 months', productIds: [406, 402] },
  { id: 932, name: 'Finasteride and minoxidil solution, 12 months', productIds: [405, 403] },
  { id: 943, name: 'Finasteride and minoxidil foam, 3 months', productIds: [211, 239] },
  { id: 946, name: 'Finasteride and minoxidil foam, 6 months', productIds: [406, 604] },
  { id: 952, name: 'Finasteride and minoxidil foam, 12 months', productIds: [405, 605] },
];
