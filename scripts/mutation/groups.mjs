/**
 * What is mutated, by which tests a mutant has to be found, and the smallest part of the mutants that must be found. Each
 * mutant runs the tests that reach it again, so these need no database and no server: the ports and the records of a door
 * are doubles in memory (test/harness/doubles). What the doors do on the database has tests of its own. Questionnaires are
 * content, and fixtures and lists of exports have no behavior.
 */
export const groups = [
  {
    name: 'rules and evaluation',
    mutate: [
      'modules/eligibility/domain/*.ts',
      'modules/eligibility/domain/{rules,chart,chart-rules,decision}/**/*.ts',
      'modules/eligibility/domain/patient-facts/{newest-answers,standing-stops}.ts',
      'modules/billing/domain/refill-gate.ts',
    ],
    // In this order, and a mutant runs tests until the first that fails: the slow ones, which reach every rule, come last.
    tests: [
      'modules/eligibility/domain/evaluate.test.ts',
      'modules/eligibility/domain/sexual-health-rules.test.ts',
      'modules/eligibility/domain/!(doors|declared-questions).test.ts',
      'modules/eligibility/domain/{chart,chart-rules,patient-facts}/*.test.ts',
      'modules/billing/domain/refill-gate.test.ts',
      'modules/eligibility/domain/decision/*.test.ts',
      'modules/eligibility/domain/doors.test.ts',
      'modules/eligibility/domain/declared-questions.test.ts',
    ],
  },
  {
    name: 'doors: judgments',
    mutate: ['modules/eligibility/services/{evaluate-visit,prescribing-duplicates,dose-check}.ts'],
    tests: ['modules/eligibility/services/{evaluate-visit,prescribing-duplicates,dose-check}.test.ts'],
  },
  {
    name: 'doors: what is ordered',
    mutate: [
      'modules/eligibility/services/{chart-service,therapy-check,order-check,judge-known,taken-therapies}.ts',
      'modules/billing/services/checkout/duplicate-problems.ts',
    ],
    tests: [
      'modules/eligibility/services/{chart-service,therapy-check,order-check,taken-therapies}.test.ts',
      'modules/billing/services/checkout/duplicate-problems.test.ts',
    ],
  },
  {
    name: 'doors: what is answered',
    mutate: ['modules/consultation/services/hold-what-is-unsafe.ts'],
    tests: ['modules/consultation/services/hold-what-is-unsafe.test.ts'],
  },
  {
    name: 'doors: what is prescribed',
    mutate: [
      'modules/eligibility/services/{check-plan,undecided-stops}.ts',
      'modules/consultation/services/may-decide.ts',
    ],
    tests: [
      'modules/eligibility/services/{check-plan,refused-plans}.test.ts',
      'modules/consultation/services/may-decide.test.ts',
    ],
  },
  {
    name: 'doors: what is dispensed',
    mutate: ['modules/prescription/services/{rule-hold,prescription-gate,fill-answers}.ts'],
    tests: ['modules/prescription/services/{rule-hold,prescription-gate,fill-answers}.test.ts'],
  },
];

/** Tests, their data and lists of exports. */
export const notMutated = ['!modules/**/*.{test,fixture}.ts', '!modules/**/index.ts'];

/** Percent of the mutants of a group. */
export const MINIMUM_SCORE = 90;

/** For all groups, on two cores that do nothing else; `MUTATION_MINUTES` is for a busy machine. */
export const TIME_LIMIT_MINUTES = Number(process.env.MUTATION_MINUTES ?? 60);
