import { healthyRenewalHistory } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
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

  // On another device.
  const { renewalIntake: form } = await ask<Form>(page, FORM);
  const bp = { systolic: 118, diastolic: 76, pulse: 66, takenOn: form.savedAt.slice(0, 10) };
  const answersJson = JSON.stringify({ ...healthyRenewalHistory, bp, attest: 'agree' });
  await ask(page, SAVE, { input: { responseId: form.responseId, revision: form.revision, answersJson } });

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
