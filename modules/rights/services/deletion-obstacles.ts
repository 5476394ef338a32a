import { accountEndPort } from '#modules/billing/index.ts';
import { visitEndPort } from '#modules/consultation/index.ts';
import type { Scope } from '#server/scope.ts';

/** What the deletion of an account waits for, as sentences for the patient; empty when nothing is under way. */
export const deletionObstacles = async (scope: Scope, userId: string): Promise<readonly string[]> =>
  (
    await Promise.all([
      scope.use(visitEndPort).obstacles(userId),
      scope.use(accountEndPort).obstacles(userId),
    ])
  ).flat();
