import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, notFound } from '#kernel/result.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { pruneHidden, quizPort, readDraft, type SaveAnswers } from '#modules/quiz/index.ts';
import type { Scope } from '#server/scope.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { beginJourney } from './begin-journey.ts';
import { recordDraft } from './record-draft.ts';
import { draftQuestionnaire } from './visit-questionnaire.ts';

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
      return orRefuse(fail('CONFLICT', 'These answers were already submitted.'));
    await beginJourney(tx, actor, consultation.journeyId);
    const response = await tx.use(quizPort).response(responseId);
    const questionnaire = draftQuestionnaire(consultation, response?.configName ?? '');
    const config = questionnaire.questionsFor(consultation.drugTypes);
    const answers = orRefuse(readDraft(config, input, tx.clock.now()));
    const given = pruneHidden(config, answers);
    const save = { responseId, revision, answers, urgent: isEmergency(given) };
    const saved = orRefuse(await tx.use(quizPort).saveDraft(actor, { userId }, config, save));
    const draft = { ...consultation, answers: given, questionnaire: config, responseId };
    await recordDraft(tx, { ...draft, visitId: consultation.id }, consultation.id);
    return saved;
  });
