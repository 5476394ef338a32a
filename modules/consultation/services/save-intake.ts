import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { evaluateVisit, hardFindings, isEmergency, visitRegistration } from '#modules/eligibility/index.ts';
import { type Answers, pruneHidden, quizPort, readDraft, type SaveAnswers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import {
  type Consultation,
  consultationRepository,
  type EarlierAnswers,
} from '../repositories/consultations.ts';

/**
 * A patient must not get past a stop unseen by changing the answer back: every version that triggered a new hard rule is
 * kept. The number of versions is limited by the number of rules.
 */
const withEarlier = async (
  tx: Scope,
  consultation: Consultation,
  answers: Answers,
): Promise<readonly EarlierAnswers[] | null> => {
  const { userId, drugTypes, shipState, earlierAnswers } = consultation;
  const person = await tx.use(accountPort).person(userId);
  const evaluation = evaluateVisit({
    purpose: 'draft',
    kind: consultation.kind,
    answers,
    drugTypes,
    shipState,
    dob: person?.dob ?? null,
    earlierAnswers: [],
    now: tx.clock.now(),
  });
  const known = new Set(earlierAnswers.flatMap(({ ruleIds }) => ruleIds));
  const ruleIds = hardFindings(evaluation, answers).map((finding) => finding.ruleId);
  return ruleIds.every((id) => known.has(id)) ? null : [...earlierAnswers, { answers, ruleIds }];
};

/** The open visit to which this questionnaire of the patient belongs, locked. Refuses another patient's ids. */
export const lockIntake = async (tx: Scope, userId: string, responseId: string): Promise<Consultation> =>
  (await consultationRepository(tx.db).lockByResponse(userId, responseId)) ??
  orRefuse(notFound('questionnaire'));

/**
 * Autosave. BAD_USER_INPUT names each malformed answer by its question; CONFLICT when another device
 * saved first, or the answers were submitted.
 */
export const saveIntake: SaveAnswers = (scope, actor, userId, input) =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision } = input;
    const consultation = await lockIntake(tx, userId, responseId);
    if (consultation.status !== 'draft')
      return orRefuse(fail('CONFLICT', 'These answers were submitted already.'));
    const { kind, drugTypes } = consultation;
    const config = visitRegistration(kind, drugTypes).questionnaire.questionsFor(drugTypes);
    const answers = orRefuse(readDraft(config, input, tx.clock.now()));
    const save = { responseId, revision, answers, urgent: isEmergency(pruneHidden(config, answers)) };
    const saved = orRefuse(await tx.use(quizPort).saveDraft(actor, { userId }, config, save));
    const earlierAnswers = await withEarlier(tx, consultation, pruneHidden(config, answers));
    if (earlierAnswers) await consultationRepository(tx.db).update(consultation.id, { earlierAnswers });
    return saved;
  });
