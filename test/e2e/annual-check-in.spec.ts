import type { Page } from '@playwright/test';
import { healthyRenewalHistory } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { pruneHidden } from '#modules/quiz/index.ts';
import { ask } from './api.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test, tickAll } from './support.ts';

const PATH = `${origins.app}/consultation/annual-check-in`;
const FORM = '{ renewalIntake { responseId revision savedAt } }';
const SAVE = 'mutation($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }';

interface Form {
  readonly renewalIntake: {
    readonly responseId: string;
    readonly revision: number;
    readonly savedAt: string;
  };
}

const SUPPLY = '{ currentUser { annualCheckIn { supply { size isChosen } } } }';
interface Supply {
  readonly currentUser: {
    readonly annualCheckIn: {
      readonly supply: readonly { readonly size: number | null; readonly isChosen: boolean }[];
    };
  };
}

/** Answers everything on another device. */
const answerElsewhere = async (page: Page, drug: 'minoxidil_oral' | 'finasteride'): Promise<void> => {
  const { renewalIntake: form } = await ask<Form>(page, FORM);
  const answers = pruneHidden(renewalMedicalHistoryFor([drug]), {
    ...healthyRenewalHistory,
    bp: { systolic: 118, diastolic: 76, pulse: 66, takenOn: form.savedAt.slice(0, 10) },
    partner_pregnant: ['none'],
    phq2_interest: '0',
    phq2_down: '0',
    self_harm_now: 'no',
    attest: 'agree',
  });
  const { responseId, revision } = form;
  await ask(page, SAVE, { input: { responseId, revision, answersJson: JSON.stringify(answers) } });
};

test('a yearly check-in is answered, its address confirmed, and sent (S2.43)', { tag: '@phone' }, async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await enterAs(page, 'victor@example.com');

  await openReady(page, PATH);
  await expect(title).toHaveText('Time for your yearly check-in');
  await photograph(page, 'annual-entry');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start your yearly check-in' }).click();
  await expect(page.locator('#question-title')).toHaveText('Your medical history since the last visit');
  await photograph(page, 'annual-questions');

  await answerElsewhere(page, 'minoxidil_oral');

  await openReady(page, PATH);
  await expect(page.locator('#question-title')).toHaveText('Check your answers');
  await tickAll(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(`${PATH}/shipping`);
  await expectAccessible(page);
  await expect(page.getByText('It is not sold in larger packages.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Please confirm your address first.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, this is right' }).click();
  await expect(page.getByText('You confirmed this address.')).toBeVisible();
  await photograph(page, 'annual-shipping');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.waitForURL(`${PATH}/photos/global`);
  await expect(page.getByRole('img', { name: 'Your last photo: crown' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it: crown' }).click();
  await expect(page.getByRole('button', { name: 'Close: crown' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await photograph(page, 'annual-photos');
  await page.getByRole('button', { name: 'Continue without photos' }).click();

  await page.waitForURL(`${PATH}/review`);
  await expect(page.getByText('118/76 mmHg')).toBeVisible();
  await tickAll(page);
  await expectAccessible(page);
  await photograph(page, 'annual-review');
  await page.getByRole('button', { name: 'Send to a clinician' }).click();
  await page.waitForURL(`${PATH}/complete`);
  await expect(title).toHaveText('Sent to your clinician');
  await photograph(page, 'annual-complete');
  await expectAccessible(page);
});

test('larger packages are offered with nothing chosen, and staying is a card of the same size (S2.43)', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await enterAs(page, 'stefan@example.com');
  await openReady(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your yearly check-in is overdue');
  await page.getByRole('button', { name: 'Start your yearly check-in' }).click();
  await expect(page.locator('#question-title')).toBeVisible();
  await answerElsewhere(page, 'finasteride');

  await openReady(page, `${PATH}/shipping`);
  const [keep, half, year] = ['No change: 3 months', '6 months', '12 months'].map((size) =>
    page.getByRole('radio', { name: `${size} at a time` }),
  );
  if (!keep || !half || !year) throw new Error('There are three sizes.');
  const cards = await Promise.all(
    [keep, half, year].map(async (radio) => {
      await expect(radio).not.toBeChecked();
      return radio.evaluate((input) => {
        const card = input.closest('label');
        const { fontWeight, fontSize, color, borderWidth, backgroundColor } = getComputedStyle(card ?? input);
        const { width, height } = (card ?? input).getBoundingClientRect();
        return { width, height, fontWeight, fontSize, color, borderWidth, backgroundColor };
      });
    }),
  );
  expect(cards.slice(1)).toEqual([cards[0], cards[0]]);
  await expectAccessible(page);
  await photograph(page, 'annual-supply', { fullPage: true });

  await page.getByRole('button', { name: 'Yes, this is right' }).click();
  await expect(page.getByText('You confirmed this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Please choose how much ships at a time first.')).toBeVisible();
  const isStored = async (size: number | null) =>
    expect
      .poll(async () => (await ask<Supply>(page, SUPPLY)).currentUser.annualCheckIn.supply)
      .toEqual([{ size, isChosen: true }]);
  await half.check({ force: true });
  await isStored(180);
  await openReady(page, `${PATH}/shipping`);
  await expect(half).toBeChecked();
  await keep.check({ force: true });
  await isStored(null);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${PATH}/photos/global`);
});
