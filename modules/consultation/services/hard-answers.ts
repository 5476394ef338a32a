import { accountPort } from '#modules/account/index.ts';
import { evaluateVisit, hardFindings, lineTreating } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import type { EarlierAnswers } from '../domain/earlier-answers.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';

/**
 * A patient must not get past a stop unseen by changing the answer back: every version that triggered a new hard rule is
 * kept. Rules of every drug of the service line count, because the same patient may ask for another drug later. The
 * number of versions is limited by the number of rules. Returns the visit's earlier answers with this version, or null
 * when it adds nothing.
 */
export const withHardAnswers = async (
  tx: Scope,
  { userId, kind, drugTypes, shipState, earlierAnswers }: Consultation,
  answers: Answers,
): Promise<readonly EarlierAnswers[] | null> => {
  const person = await tx.use(accountPort).person(userId);
  const evaluation = evaluateVisit({
    purpose: 'draft',
    kind,
    answers,
    drugTypes: [...new Set([...drugTypes, ...lineTreating(drugTypes).drugs.prescription])],
    shipState,
    dob: person?.dob ?? null,
    earlierAnswers: [],
    now: tx.clock.now(),
  });
  const known = new Set(earlierAnswers.flatMap(({ ruleIds }) => ruleIds));
  const ruleIds = hardFindings(evaluation, answers).map((finding) => finding.ruleId);
  return ruleIds.every((id) => known.has(id)) ? null : [...earlierAnswers, { answers, ruleIds }];
};

/** Keeps a hard answer of a draft that has no visit yet, such as a renewal's, with the patient's last answered visit. */
export const keepHardAnswers = (scope: Scope, userId: string, answers: Answers): Promise<void> =>
  scope.transaction(async (tx) => {
    const consultations = consultationRepository(tx.db);
    const id = (await consultations.answered(userId)).at(-1)?.id;
    const last = id === undefined ? null : await consultations.lock(id);
    const earlierAnswers = last && (await withHardAnswers(tx, last, answers));
    if (last && earlierAnswers) await consultations.update(last.id, { earlierAnswers });
  });
