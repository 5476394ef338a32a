import { describe, expect, it } from 'vitest';
import { operationsModule } from '#modules/operations/module.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { careModules } from '../harness/care-modules.ts';
import { expectOperatorsOnly } from './expect-operators-only.ts';
import { operationsCalls } from './operations-calls.ts';
import { staffCalls } from './staff-calls.ts';

const harness = await openFileHarness({ modules: [...careModules, operationsModule] });
const operator = await harness.operator();

describe.each(Object.entries({ ...staffCalls, ...operationsCalls }))(
  '%s',
  (_, { query, variables, action }) => {
    it('is audited with the person who did it', async () => {
      const given = await variables?.(harness, operator);
      await emptyAuditLog(harness.scope.db);
      expect((await harness.api(operator, query, given)).errors).toBeUndefined();
      const written = await harness.scope.db('audit_log').select('actor_id', 'action');
      expect(written).toEqual([{ actor_id: operator.id, action }]);
    });

    it('is refused for clinicians, patients, visitors and while impersonating', async () => {
      await expectOperatorsOnly(harness, operator, query, await variables?.(harness, operator));
    });
  },
);
