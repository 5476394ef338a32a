import { keepRules } from '#config/keep-rules.ts';
import { personalDataPort } from '#server/ports/personal-data.ts';
import type { Scope } from '#server/scope.ts';
import { canBeWithdrawn } from '../domain/deletion-state.ts';
import { scheduledDeletion } from '../repositories/deletions.ts';

/** What stays of the patient after the deletion, and until when. */
export const keptRecords = async (scope: Scope, userId: string) => {
  const until = await scope.use(personalDataPort).keptUntil(userId);
  return (['medical', 'invoices', 'proof'] as const).flatMap((rule) => {
    // The proof of the record ends with the record.
    const date = rule === 'invoices' ? until.invoices : until.medical;
    return date === null ? [] : [{ title: keepRules[rule].title, why: keepRules[rule].why, until: date }];
  });
};

/** Whether the patient can still keep the account; null unless its deletion is scheduled. */
export const isWithdrawable = async (scope: Scope, userId: string): Promise<boolean | null> => {
  const dueAt = await scheduledDeletion(scope.read, userId);
  return dueAt && canBeWithdrawn({ dueAt }, scope.clock.now());
};
