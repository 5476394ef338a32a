import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { isEmergency } from '#modules/eligibility/index.ts';
import { pruneHidden, quizPort, readDraft, type SaveAnswers } from '#modules/quiz/index.ts';
import { beginJourney } from '../begin-journey.ts';
import { recordDraft } from '../record-draft.ts';
import { configOfVisit } from './check-in-config.ts';
import { lockCheckIn } from './lock-check-in.ts';

/** The check-in was answered, or has ended without an answer. */
export const closedCheckIn = fail('CONFLICT', 'This check-in is closed.');

/**
 * Autosave. BAD_USER_INPUT names each malformed answer by its question; CONFLICT when another device saved first, or the check-in is
 * closed.
 */
export const saveCheckIn: SaveAnswers = (scope, actor, userId, input) =>
  allOrNothing(scope, async (tx) => {
    const { responseId, revision } = input;
    const visit = await lockCheckIn(tx, userId, responseId);
    if (visit.checkIn.closedAt !== null) return orRefuse(closedCheckIn);
    await beginJourney(tx, actor, visit.consultation.journeyId);
    const config = configOfVisit(visit);
    const answers = orRefuse(readDraft(config, input, tx.clock.now()));
    const given = pruneHidden(config, answers);
    const save = { responseId, revision, answers, urgent: isEmergency(given) };
    const saved = orRefuse(await tx.use(quizPort).saveDraft(actor, { userId }, config, save));
    const { consultation } = visit;
    await recordDraft(
      tx,
      { ...consultation, answers: given, questionnaire: config, responseId, visitId: consultation.id },
      consultation.id,
    );
    return saved;
  });
