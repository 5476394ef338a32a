import { describe, expect, it } from 'vitest';
import { offerModule } from '#modules/offer/module.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderModules } from '../harness/order-modules.ts';
import { discountCalls } from './discount-calls.ts';
import { expectOperatorsOnly } from './expect-operators-only.ts';

const harness = await openFileHarness({ modules: [...orderModules, offerModule] });
const operator = await harness.operator();

describe.each(Object.entries(discountCalls))('%s', (_, { query, variables, action }) => {
  it('what it changes is audited with the operator and the reason', async () => {
    const given = await variables(harness, operator);
    await emptyAuditLog(harness.scope.db);
    expect((await harness.api(operator, query, given)).errors).toBeUndefined();
    const written = await harness.scope.db('audit_log').select('actor_id', 'action', 'detail');
    expect(written.map((row) => [row.actor_id, row.action])).toEqual(action ? [[operator.id, action]] : []);
    for (const { detail } of written) expect(detail.reason).toContain('pring');
  });

  it('is refused for clinicians, patients, visitors and while impersonating', async () => {
    await expectOperatorsOnly(harness, operator, query, await variables(harness, operator));
  });
});
