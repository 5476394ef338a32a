import { expect, it } from 'vitest';
import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import { aboutSexualHealth, doseChanges } from '#test/harness/dose-change.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import { sildenafil } from '#test/harness/sexual-health-visits.ts';
import { reviewPort } from './index.ts';
import { consultationRepository } from './repositories/consultations.ts';

/** A live call comes before the first prescription of each service line, whatever the visit was opened for. */
const suite = sexualHealthSuite();

/** A patient with sildenafil for erections, in a state where a call comes first, who asks for another dose. */
const asksInNewMexico = async () => {
  const visit = await suite.treated([sildenafil], ['sildenafil']);
  await suite.treatment().daysPass(20);
  const ask = doseChanges(suite.harness, suite.maya, aboutSexualHealth);
  const id = await ask.asked(visit.user, { dose_sildenafil: 'up', ed_result: 'partial' });
  await suite.harness.knex('consultation').where({ user_id: visit.user.id }).update({ ship_state: 'NM' });
  return { visit, id };
};
const findsCall = async (id: string, drugTypes: readonly DrugType[], lines?: readonly ServiceLine[]) => {
  const { harness } = suite;
  const consultation = await consultationRepository(harness.scope.db).byId(id);
  if (!consultation) throw new Error('There is no visit.');
  const { evaluation } = await harness
    .makeScope()
    .use(reviewPort)
    .evaluate(consultation, drugTypes, 'propose', lines);
  return evaluation.findings.some(({ ruleId }) => ruleId === 'LIVE-CALL');
};

it('a change of erection medicine in New Mexico needs none, and an antidepressant in the change does', async () => {
  const { id } = await asksInNewMexico();
  expect(await findsCall(id, ['sildenafil'])).toBe(false);
  expect(await findsCall(id, ['sildenafil'], ['erectile_dysfunction'])).toBe(false);
  expect(await findsCall(id, ['sertraline'])).toBe(true);
  expect(await findsCall(id, ['sertraline'], ['premature_ejaculation'])).toBe(true);
});

it('the same drug for early ejaculation is the first prescription of that line', async () => {
  const { id } = await asksInNewMexico();
  expect(await findsCall(id, ['sildenafil'], ['premature_ejaculation'])).toBe(true);
});
