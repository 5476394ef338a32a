import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { flagValues } from '#config/flag-catalogue.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import { flagPort } from '#server/ports/flags.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from './care-modules.ts';
import { type Harness, openDeskHarness } from './harness.ts';
import { sexualHealthVisits } from './sexual-health-visits.ts';

type Visits = ReturnType<typeof sexualHealthVisits>;

/**
 * A suite of tests about sexual health: a harness with real orders and billing, a clinician, and flags that a test sets and
 * that are back at their defaults before each. Call it once at the top of a test file.
 */
export const sexualHealthSuite = () => {
  let flags = flagValues({});
  let opened: { harness: Harness; maya: SignedInUser } | undefined;
  let visits: Visits | undefined;
  const open = () => {
    if (!opened || !visits) throw new Error('The harness is opened before the first test.');
    return { ...opened, visits };
  };
  beforeAll(async () => {
    opened = await openDeskHarness({
      modules: orderAndCareModules,
      providers: [provide(flagPort, () => ({ values: () => flags }))],
    });
    visits = sexualHealthVisits(opened.harness, opened.maya);
  });
  afterAll(() => opened?.harness.close());
  beforeEach(async () => {
    flags = flagValues({});
    await opened?.harness.forgetPatients();
  });
  const treatment: Visits['treatment'] = (...args) => open().visits.treatment(...args);
  const agree: Visits['agree'] = (...args) => open().visits.agree(...args);
  const sent: Visits['sent'] = (...args) => open().visits.sent(...args);
  const approve: Visits['approve'] = (...args) => open().visits.approve(...args);
  const propose: Visits['propose'] = (...args) => open().visits.propose(...args);
  const refusalOf: Visits['refusalOf'] = (...args) => open().visits.refusalOf(...args);
  const shipped: Visits['shipped'] = (...args) => open().visits.shipped(...args);
  const treated: Visits['treated'] = (...args) => open().visits.treated(...args);
  return {
    get harness() {
      return open().harness;
    },
    get maya() {
      return open().maya;
    },
    setFlags: (given: Parameters<typeof flagValues>[0]) => {
      flags = flagValues(given);
    },
    treatment,
    agree,
    sent,
    approve,
    propose,
    refusalOf,
    shipped,
    treated,
    /** Every decision of the suite comes out the same when it is judged again, whatever the flags are now. */
    expectSameDecisions: async () => {
      flags = flagValues({ 'ed-eligibility-age': 99 });
      const replayed = await replayDecisions(open().harness.database.knex, rules);
      expect(replayed.judgedAgain).toBeGreaterThan(10);
      expect(replayed.differing.map(({ differences }) => differences)).toEqual([]);
      expect(replayed.withOtherRules).toBe(0);
    },
  };
};
