import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsModule } from '#modules/operations/module.ts';
import { referralModule } from '#modules/referral/module.ts';
import { requestModule } from '#modules/request/module.ts';
import { startModule } from '#modules/start/module.ts';
import { supportModule } from '#modules/support/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { orderAndCareModules } from '../harness/care-modules.ts';
import { type Harness, openHarness } from '../harness/harness.ts';
import { orderModules } from '../harness/order-modules.ts';
import { depositCalls } from './deposit-calls.ts';
import { orderCalls, peopleCalls } from './order-calls.ts';
import { referralCalls } from './referral-calls.ts';
import { requestCalls } from './request-calls.ts';

describe.each([
  ['orders', orderCalls, orderModules],
  ['people', peopleCalls, [...orderAndCareModules, supportModule, operationsModule]],
  ['deposits', depositCalls, [...orderAndCareModules, startModule, requestModule]],
  ['requests', requestCalls, [...orderAndCareModules, supportModule]],
  ['invitations', referralCalls, [...orderModules, referralModule]],
] as const)('%s', (_name, calls, modules) => {
  let harness: Harness;
  let operator: SignedInUser;

  beforeAll(async () => {
    harness = await openHarness({ modules });
    operator = await harness.operator();
  });
  afterAll(() => harness.close());

  describe.each(Object.entries(calls))('%s', (_, { query, variables }) => {
    it('reading and deciding is audited with operator and patient', async () => {
      const { patientId, ...given } = await variables(harness);
      await emptyAuditLog(harness.scope.db);
      expect((await harness.api(operator, query, given)).errors).toBeUndefined();
      const written = await harness.scope.db('audit_log').select('actor_id', 'detail');
      for (const { actor_id } of written) expect(actor_id).toBe(operator.id);
      const named = written.flatMap(({ detail }) => [detail.patientId, ...(detail.personIds ?? [])]);
      expect(named).toContain(patientId);
    });

    it('is refused for clinicians, patients, visitors and while impersonating', async () => {
      const { patientId: _, ...given } = await variables(harness);
      const patient = await harness.account();
      const impersonating = { ...patient, impersonatorId: operator.id };
      for (const [user, code] of [
        [null, 'UNAUTHENTICATED'],
        [patient, 'FORBIDDEN'],
        [await harness.clinician(), 'FORBIDDEN'],
        [impersonating, query.startsWith('mutation') ? 'IMPERSONATION_REFUSED' : 'FORBIDDEN'],
      ] as const) {
        const answer = await harness.api(user, query, given);
        expect(answer.errors?.[0]?.extensions.code).toBe(code);
      }
    });
  });
});
