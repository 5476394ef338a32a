import type { Page } from '@playwright/test';
import type { Answers, QuizConfig } from '#modules/quiz/domain/intake/index.ts';
import { visibleQuestions } from '#modules/quiz/domain/intake/index.ts';
import { healthyDoseAnswers as healthy } from '#simulators/demo/history/healthy-dose-answers.ts';
import { acceptPlanMutation, planHashIn, planTextQuery } from '../harness/accept-plan.ts';
import { approve, ask, liveThrough, openIntakeOf, placeOrder, submitIntake } from './api.ts';
import { openCase, showPart, test } from './desk.ts';
import { answerQuestion } from './fill-intake.ts';
import { skipViews } from './send-photo.ts';
import { signUp } from './sessions.ts';
import { expect, expectAccessible, expectNoOverflow, openReady, origins } from './support.ts';

test.use({ clockOf: 'titration' });

const whole = 702;
const half = 701;
const proposeMutation = 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }';
/** The patient accepts the plan that the page shows. */
const accept = async (page: Page, id: string): Promise<void> => {
  const hash = planHashIn(await ask(page, planTextQuery));
  await ask(page, acceptPlanMutation, { id, hash, consent: true, read: ['OMX-COUNSEL'] });
};

const reading = (today: string) => ({ systolic: 118, diastolic: 76, pulse: 66, takenOn: today });

/** Ordered, prescribed and sent: a tablet of minoxidil a day, or half of one. */
const treated = async (page: Page, desk: Page, productId: typeof whole | typeof half): Promise<void> => {
  await signUp(page);
  await placeOrder(page, [whole]);
  const today = (await openIntakeOf(page)).savedAt.slice(0, 10);
  const id = await submitIntake(page, ['minoxidil_oral'], { bp: reading(today) });
  if (productId === whole) await approve(desk, id);
  else {
    const input = { consultationId: id, acknowledgedRuleIds: [], productIds: [half], reason: 'Half first.' };
    await ask(desk, proposeMutation, { input });
    await accept(page, id);
  }
  await liveThrough(desk, 1);
};

/** The answers that the server has. */
const savedAnswers = async (page: Page): Promise<string> =>
  (
    await ask<{ currentUser: { visit: { intake: { answers: string } } } }>(
      page,
      '{ currentUser { visit { intake { answers } } } }',
    )
  ).currentUser.visit.intake.answers;

const title = (page: Page) => page.locator('#question-title');

/** Asks for another dose on the pages, from the treatment page to the review of the answers. */
const askFor = async (page: Page, wish: 'up' | 'down'): Promise<void> => {
  await openReady(page, `${origins.app}/treatment-plan`);
  await page.getByRole('link', { name: 'Change your dose' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change your dose' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start with the safety questions' }).click();
  await expect(title(page)).toHaveText('Change your dose');
  const intake = await ask<{ currentUser: { visit: { intake: { config: string; savedAt: string } } } }>(
    page,
    '{ currentUser { visit { intake { config savedAt } } } }',
  );
  const { config, savedAt } = intake.currentUser.visit.intake;
  const answers: Answers = { ...healthy, bp: reading(savedAt.slice(0, 10)), dose_minoxidil_oral: wish };
  const questions = visibleQuestions(JSON.parse(config) as QuizConfig, answers);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const [index, question] of questions.filter(({ id }) => id !== 'attest').entries()) {
    await expect(title(page)).toContainText(question.label);
    // Safety first.
    if (index === 0) expect(question.id).toBe('urgent_symptoms');
    const answer = answers[question.id];
    if (answer !== undefined) await answerQuestion(page, question, answer);
    if (question.id === 'side_effects') {
      await page.getByRole('button', { name: /^(Continue|Skip)$/ }).click();
      // Saved as it is answered, and resumed where it was left.
      await expect(title(page)).toContainText(questions[index + 1]?.label ?? '');
      await expect.poll(() => savedAnswers(page)).toContain('side_effects');
      await page.reload();
      await expect(title(page)).toContainText(questions[index + 1]?.label ?? '');
      continue;
    }
    await page.getByRole('button', { name: /^(Continue|Skip)$/ }).click();
  }
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('checkbox').last().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.waitForURL('**/consultation/titration/photos/global');
  await expectAccessible(page);
  await skipViews(page, 'Continue without photos');
  await page.waitForURL('**/consultation/titration/oral-minoxidil/thank-you');
  await expect(page.getByRole('heading', { level: 1, name: 'Your request is sent' })).toBeVisible();
  await expect(page.getByText('Keep taking your current dose')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stop the tablets and get help' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
};

interface Prescribed {
  readonly currentUser: {
    readonly care: { readonly treatments: readonly { name: string; label: string }[] };
  };
}

/** The clinician proposes what the software does; the patient agrees to it. Returns what they take then. */
const agree = async (page: Page, desk: Page, asked: string): Promise<Prescribed> => {
  const { currentUser } = await ask<{ currentUser: { visit: { consultationId: string } } }>(
    page,
    '{ currentUser { visit { consultationId } } }',
  );
  const id = currentUser.visit.consultationId;
  await ask(desk, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
  await openCase(desk, id);
  await showPart(desk, 'Chart');
  await expect(desk.getByText(asked)).toBeVisible();
  await showPart(desk, 'Decision');
  await desk.getByRole('button', { name: /^Change( , key c)?$/ }).click();
  const form = desk.getByRole('form', { name: 'Change the plan' });
  await form.getByLabel('Reason').fill('As you asked. Measure your blood pressure on days 3 and 7.');
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Propose this plan' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Propose this plan' }).click();
  await expect(desk.getByText(/^Proposed:/)).toBeVisible();
  await openReady(page, `${origins.app}/confirm-plan`);
  await accept(page, id);
  return ask<Prescribed>(page, '{ currentUser { care { treatments { name label } } } }');
};

test('S2.40: a higher dose is asked for, decided at the desk and agreed to', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  await treated(page, desk, half);
  await openReady(page, `${origins.app}/consultation/titration`);
  await expect(page.getByText(/A higher dose can be asked for from/)).toBeVisible();
  await liveThrough(desk, 85);
  await askFor(page, 'up');
  const { currentUser } = await agree(page, desk, 'Asks for a higher dose');
  expect(currentUser.care.treatments.map(({ name }) => name)).toEqual(['Minoxidil 2.5 mg, 90 tablets']);
});

test('S2.40: a lower dose is asked for at any time, decided at the desk and agreed to', {
  tag: '@deep',
}, async ({ page, desk }) => {
  await treated(page, desk, whole);
  await askFor(page, 'down');
  await expect(page.getByText('half a tablet (1.25 mg) once a day').first()).toBeVisible();
  const { currentUser } = await agree(page, desk, 'Asks for a lower dose');
  expect(currentUser.care.treatments.map(({ name }) => name)).toEqual(['Minoxidil 2.5 mg, 45 tablets']);
});
