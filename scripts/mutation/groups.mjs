/**
 * What is mutated, by which tests a mutant has to be found, and the smallest part of the mutants that must be found.
 * Questionnaires are content, and fixtures and lists of exports have no behavior.
 */
export const groups = [
  {
    name: 'rules and evaluation',
    mutate: [
      'modules/eligibility/domain/*.ts',
      'modules/eligibility/domain/{rules,chart,decision}/**/*.ts',
      'modules/billing/domain/refill-gate.ts',
    ],
    tests: ['modules/eligibility/domain/**/*.test.ts', 'modules/billing/domain/refill-gate.test.ts'],
    needsDatabase: false,
  },
  {
    name: 'doors',
    mutate: [
      'modules/prescription/services/{rule-hold,prescription-gate}.ts',
      'modules/eligibility/services/{check-plan,prescribing-duplicates,chart-service,evaluate-visit}.ts',
      'modules/consultation/services/hold-what-is-unsafe.ts',
      'modules/billing/services/checkout/duplicate-problems.ts',
    ],
    tests: [
      'modules/consultation/{one-chart,taken-therapies}.test.ts',
      'modules/desk/{check-plan,change-treatment,treatment-charges}.test.ts',
      'modules/eligibility/decision-records.test.ts',
      'modules/prescription/prescriptions.test.ts',
    ],
    needsDatabase: true,
  },
];

/** Tests, their data and lists of exports. */
export const notMutated = ['!modules/**/*.{test,fixture}.ts', '!modules/**/index.ts'];

/** Percent of the mutants of a group. */
export const MINIMUM_SCORE = 90;

/** For all groups, on two cores. */
export const TIME_LIMIT_MINUTES = 30;
