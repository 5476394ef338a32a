import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { factPort } from '#modules/eligibility/index.ts';
import { quizPort, quizSetPort } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';

const isRecord = fail(
  'CONFLICT',
  'Your answers are part of your medical record, which we have to keep, so you cannot delete them here.',
);

/**
 * Deletes what a signed-in person answered before a visit. CONFLICT once a visit uses answers of theirs, or something is
 * recorded of them as a patient: what a decision was based on is kept.
 */
const forgetUser = (scope: Scope, userId: string): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    await tx.use(quizSetPort).lockOwn(userId);
    const hasVisit = await tx.use(consultationPort).hasVisit(userId);
    if (hasVisit || (await tx.use(factPort).of(userId)).length > 0) orRefuse(isRecord);
    await tx.use(quizPort).forgetUser(userId);
  });

/** Deletes the answers of this browser's visitor, and those of the person who is signed in; see `forgetUser`. */
export const forgetStart = async (
  scope: Scope,
  { userId, leadId }: { readonly userId: string | null; readonly leadId: string | null },
): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    if (userId !== null) orRefuse(await forgetUser(tx, userId));
    if (leadId !== null) await tx.use(quizPort).forgetLead(leadId);
    return true as const;
  });
