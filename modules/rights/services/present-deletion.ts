import { keepRules } from '#config/keep-rules.ts';
import { personalDataPort } from '#server/ports/personal-data.ts';
import type { Scope } from '#server/scope.ts';
import { scheduledDeletion } from '../repositories/deletions.ts';
import { deletionObstacles } from './deletion-obstacles.ts';

/** What a patient sees of the deletion of their account, before and after asking for it. */
export const presentDeletion = async (scope: Scope, userId: string) => {
  const [scheduledFor, obstacles, until] = await Promise.all([
    scheduledDeletion(scope.read, userId),
    deletionObstacles(scope, userId),
    scope.use(personalDataPort).keptUntil(userId),
  ]);
  const kept = (['medical', 'invoices', 'proof'] as const).flatMap((rule) => {
    // The proof of the record ends with the record.
    const date = rule === 'invoices' ? until.invoices : until.medical;
    return date === null ? [] : [{ title: keepRules[rule].title, why: keepRules[rule].why, until: date }];
  });
  return { scheduledFor, obstacles, kept };
};
