import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import {
  healthyHairAnswers,
  ordinaryBasics,
} from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { pruneHidden } from '#modules/quiz/domain/intake/index.ts';
import { drugsOf } from '#modules/request/domain/topics.ts';
import { ask, detailsOf, finasteride, moneyOf, saveIntake } from './api.ts';
import { expectClinicianShown, test } from './desk.ts';
import { signUp } from './sessions.ts';
import { typeShippingDetails } from './shipping-details.ts';
import {
  choose,
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  ready,
  tickAll,
  typeCard,
} from './support.ts';

interface Found {
  readonly visitRequest: {
    readonly visit: {
      readonly consultationId: string;
      readonly intake: { readonly responseId: string; readonly revision: number; readonly savedAt: string };
    };
  };
}

const visitQuery = '{ visitRequest { visit { consultationId intake { responseId revision savedAt } } } }';

test('S2.35: doctor first: from the concern to a plan that is accepted, with nothing chosen or paid before', {
  tag: '@phone',
}, async ({ page, desk }) => {
  await signUp(page);
  const { state } = detailsOf(page).address;
  const { dob } = detailsOf(page);
  await openReady(page, `${origins.app}/request/lead`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose what you would like to ask about.').first()).toBeVisible();
  await choose(page, 'Hair loss');
  await expectAccessible(page);
  await photograph(page, 'request/lead', { fullPage: true });

  // The questions about the person are those of the start flow, which has a journey of its own.
  const basics = { ...ordinaryBasics, dob, state, home_state: state };
  const saved = await ask<{ saveStartFlow: { responseId: string; revision: number } }>(
    page,
    'mutation($input: StartSaveInput!) { saveStartFlow(name: "start-basics", input: $input) { responseId revision } }',
    { input: { responseId: null, revision: 0, answersJson: JSON.stringify(basics) } },
  );
  await ask(
    page,
    'mutation($id: ID!, $revision: Int!) { submitStartFlow(name: "start-basics", responseId: $id, revision: $revision) { outcome } }',
    { id: saved.saveStartFlow.responseId, revision: saved.saveStartFlow.revision },
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/request\/your-info$/);
  await ready(page);
  await tickAll(page);
  await expectAccessible(page);
  await photograph(page, 'request/your-info', { fullPage: true });
  await page.getByRole('button', { name: 'Agree and continue' }).click();

  await page.waitForURL(/request\/consultation$/);
  await ready(page);
  await photograph(page, 'request/topic', { fullPage: true });
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  const { visit } = (await ask<Found>(page, visitQuery)).visitRequest;
  const { attest: _, ...answers } = pruneHidden(hairIntakeFor(drugsOf.hair), {
    ...healthyHairAnswers(visit.intake.savedAt.slice(0, 10), state),
    dob,
  });
  await saveIntake(page, visit.intake, answers);

  // On another device, or later: the questions continue at the review.
  await openReady(page, `${origins.app}/request/consultation`);
  await page.waitForURL(/request\/submit-consultation$/);
  await ready(page);
  await expect(page.locator('#question-title')).toHaveText('Check your answers');
  await expect(page.getByRole('link', { name: 'Add photos' })).toBeVisible();
  await tickAll(page);
  await expectAccessible(page);
  await photograph(page, 'request/submit', { fullPage: true });
  await page.getByRole('button', { name: 'Confirm and continue' }).click();

  await page.waitForURL(/request\/checkout$/);
  await ready(page);
  await typeShippingDetails(page);
  await typeCard(page, '4242 4242 4242 4242');
  await page.waitForLoadState('networkidle');
  await tickAll(page);
  await expectAccessible(page);
  await photograph(page, 'request/checkout', { fullPage: true });
  await page.getByRole('button', { name: 'Send to a clinician' }).click();
  await page.waitForURL(/request\/submit-consultation$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is with a clinician');
  expect((await moneyOf(page)).charged).toEqual([]);

  const { consultationId } = visit;
  await ask(desk, 'mutation($id: ID!) { deskTake(consultationId: $id) { consultationId } }', {
    id: consultationId,
  });
  await ask(desk, 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
    input: {
      consultationId,
      acknowledgedRuleIds: [],
      productIds: [finasteride],
      reason: 'One tablet a day suits you.',
    },
  });
  await openReady(page, `${origins.app}/request/confirm-your-plan`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your clinician proposes a plan');
  await expect(page.getByText('You asked for')).toHaveCount(0);
  await expectClinicianShown(page);
  await expect(page.getByText('Signed: Maya Okafor, MD')).toBeVisible();
  await tickAll(page);
  await expectAccessible(page);
  await photograph(page, 'request/confirm', { fullPage: true });
  await page.getByRole('button', { name: /^Accept for/ }).click();
  await page.waitForURL(/treatment-plan$/);
  await expect.poll(async () => (await moneyOf(page)).charged.length, { timeout: 15_000 }).toBe(1);
});
