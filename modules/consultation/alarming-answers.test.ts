import { describe, expect, it } from 'vitest';
import { historyTexts, treatedDrugs, visitRegistration } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { responseOf } from '#test/harness/visit-api.ts';

const { harness } = await openFileDeskHarness({ modules: careModules });
const AMEND = 'mutation($input: IntakeAmendmentInput!) { amendIntake(input: $input) { outcome } }';
const NOTE = 'Since Monday I have had chest pain when I climb stairs.';

const withAnswers = (answers: Answers) => harness.visit({ drugTypes: ['finasteride'], answers });
const alertOf = (id: string) =>
  harness.scope.db('consultation').where({ id }).first('status', 'alert_at', 'alert_handled_at');
const alarmsOf = (user_id: string) =>
  harness.scope.db('patient_fact').where({ user_id, question: 'message_alarm' }).select('value', 'visit_id');
const writtenBy = (user_id: string): Promise<string[]> =>
  harness.scope
    .db('care_message')
    .where({ user_id, author_type: 'patient' })
    .orderBy('created_at')
    .pluck('body');

describe('alarming words in a free text of a questionnaire', () => {
  it('of an intake are a message that raises an emergency, although no rule fired', async () => {
    const { user, consultationId: id } = await withAnswers({ note_to_clinician: NOTE });
    expect(await alertOf(id)).toMatchObject({ alert_at: expect.any(Date), alert_handled_at: null });
    expect(await alarmsOf(user.id)).toEqual([{ value: ['ALARM-CHEST'], visit_id: id }]);
    expect(await writtenBy(user.id)).toEqual([`Is there anything else the clinician should know?\n${NOTE}`]);
  });

  it('of an intake that a rule ends raise it too', async () => {
    const { user, consultationId: id } = await withAnswers({ patchy: 'yes', note_to_clinician: NOTE });
    expect(await alertOf(id)).toMatchObject({ status: 'canceled', alert_at: expect.any(Date) });
    expect(await alarmsOf(user.id)).toHaveLength(1);
  });

  it('are not looked for in choices: their meaning is decided by the rules', async () => {
    const { user, consultationId: id } = await withAnswers({ note_to_clinician: 'I travel a lot.' });
    expect(await alertOf(id)).toMatchObject({ alert_at: null });
    expect(await writtenBy(user.id)).toEqual([]);
  });

  it('of a correction by the patient raise it; the same text again does not', async () => {
    const { user, consultationId: id } = await withAnswers({ note_to_clinician: 'I travel a lot.' });
    const responseId = await responseOf(harness.scope, id);
    const correct = async (changes: Answers, reason = 'I forgot something.') => {
      const response = await harness.scope.use(quizPort).response(responseId);
      const input = {
        responseId,
        revision: response?.revision,
        answersJson: JSON.stringify({ ...response?.content, ...changes }),
        reason,
      };
      expect((await harness.api(user, AMEND, { input })).errors).toBeUndefined();
    };
    await correct({ note_to_clinician: NOTE });
    expect(await alertOf(id)).toMatchObject({ alert_at: expect.any(Date) });
    await correct({ goals: ['keep'] });
    expect(await writtenBy(user.id)).toHaveLength(1);
    await correct({ goals: ['regrow'] }, 'I fainted this morning.');
    expect(await writtenBy(user.id)).toEqual([expect.stringContaining(NOTE), 'I fainted this morning.']);
  });

  it('of a text about the past raise none: a clinician reads it before anything is prescribed', async () => {
    const { user, consultationId: id } = await withAnswers({
      allergies: ['other'],
      allergies_detail: 'Penicillin: an allergic reaction with swelling of my face, in 2012.',
    });
    expect(await alertOf(id)).toMatchObject({ alert_at: null });
    expect(await writtenBy(user.id)).toEqual([]);
  });

  it.each(historyTexts)('%s is a text that a questionnaire asks', (question) => {
    const asked = [
      ...visitRegistration('initial', ['finasteride']).questionnaire.questionsFor(treatedDrugs).sections,
      ...visitRegistration('initial', ['sildenafil']).questionnaire.questionsFor(treatedDrugs).sections,
    ].flatMap((section) => section.questions);
    expect(asked.find(({ id }) => id === question)?.type).toBe('textarea');
  });
});
