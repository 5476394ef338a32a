import type { Browser, Page } from '@playwright/test';
import { ask, detailsOf, requestFinasteride } from './api.ts';
import { openCase, showPart, test } from './desk.ts';
import { enterDesk } from './sessions.ts';
import { expect, expectAccessible, expectNoOverflow, openReady, origins, ready } from './support.ts';

/** A case that no clinician has, so that a next one can open. */
const leaveFreeCase = async (desk: Page, browser: Browser): Promise<void> => {
  const context = await browser.newContext();
  const id = await requestFinasteride(await context.newPage());
  await context.close();
  await ask(desk, 'mutation($id: ID!) { deskRelease(consultationId: $id) { assignedTo } }', { id });
};

test('a clinician finds a case and hands it over; the colleague decides it by keyboard, and the next one opens', async ({
  page,
  desk,
  browser,
}) => {
  const consultationId = await requestFinasteride(page);
  const { firstName, lastName } = detailsOf(page);
  await leaveFreeCase(desk, browser);
  await openReady(desk, `${origins.admin}/desk`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expectAccessible(desk);
  await expectNoOverflow(desk);

  await desk.keyboard.press('/');
  await expect(desk.getByLabel('Name, order number or email')).toBeFocused();
  await desk.keyboard.type(`${lastName} ${firstName}`);
  await desk.keyboard.press('Enter');
  const found = desk.getByRole('table', { name: 'Cases found' });
  await expect(found.locator(`a[href$="${consultationId}"]`)).toBeVisible();
  expect(desk.url()).toBe(`${origins.admin}/desk`);
  await expectAccessible(desk);
  await found.locator(`a[href$="${consultationId}"]`).press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(lastName);
  await ready(desk);

  await desk.keyboard.press('g');
  const dialog = desk.getByRole('dialog', { name: /^Hand over/ });
  await dialog.getByRole('radio', { name: /Jonas Weber/ }).check();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog.getByText('Say what your colleague should know.')).toBeVisible();
  await dialog.getByLabel('Note for your colleague').fill('I am away this afternoon.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(desk.getByText('Handed over to Jonas Weber, MD')).toBeVisible();
  await expect(desk.getByText('This is the next case.')).toBeVisible();
  expect(desk.url()).not.toContain(consultationId);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const colleague = await context.newPage();
  await enterDesk(colleague, 'colleague@example.com');
  await openReady(colleague, `${origins.admin}/desk`);
  await colleague.keyboard.press('m');
  await colleague.waitForURL(`${origins.admin}/desk?show=mine`);
  await expect(colleague.locator(`[data-case-link][href$="${consultationId}"]`)).toBeVisible();
  await colleague.keyboard.press('j');
  await colleague.keyboard.press('Enter');
  await colleague.waitForURL(`${origins.admin}/desk/cases/${consultationId}`);
  await ready(colleague);
  await showPart(colleague, 'Decision');
  await expect(colleague.getByText('I am away this afternoon.')).toBeVisible();
  await colleague.keyboard.press('a');
  const approve = colleague.getByRole('dialog', { name: 'Approve as asked' });
  await approve.getByLabel('Your words to the patient').fill('Nothing in your answers speaks against it.');
  await approve.getByRole('button', { name: /^Approve and charge/ }).press('Enter');
  await expect(colleague.getByText(/^Approved: Finasteride/)).toBeVisible();
  await expect(colleague.getByRole('link', { name: /^Back to / })).toHaveAttribute(
    'href',
    `/desk/cases/${consultationId}`,
  );
  expect(colleague.url()).not.toContain(consultationId);
  await showPart(colleague, 'Chart');
  await expectAccessible(colleague);
  await expectNoOverflow(colleague);
  await context.close();
});

test('a case with a flag is decided in four keys, besides the words to the patient', {
  tag: '@deep',
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page, {
    conditions: ['liver'],
    conditions_detail: 'Fatty liver, found in 2020.',
  });
  await openCase(desk, consultationId);
  const flag = desk.locator('li[data-outcome="review"]', { hasText: 'FIN-LIVER' });
  await desk.keyboard.press('f');
  await expect(flag).toBeFocused();
  await desk.keyboard.press('f');
  await expect(flag.getByRole('checkbox', { name: 'I have read this and accept it' })).toBeChecked();
  await desk.keyboard.press('a');
  const words = desk
    .getByRole('dialog', { name: 'Approve as asked' })
    .getByLabel('Your words to the patient');
  await expect(words).toBeFocused();
  await desk.keyboard.type('your liver values are known and stable');
  await expect(words).toHaveValue(/suits you because your liver values are known and stable\./);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/^Approved: Finasteride/)).toBeVisible();
});

test('a template is sent only when its places are filled in', { tag: '@deep' }, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await openCase(desk, consultationId);
  await desk.keyboard.press('r');
  const form = desk.getByRole('form', { name: 'Refuse' });
  await form
    .getByLabel(/Start from a suggested text/)
    .selectOption({ label: 'Does not go with another medicine' });
  const reason = form.getByLabel('Why you do not prescribe');
  await expect(reason).toHaveValue(/\[\[the other medicine\]\]/);
  await form.getByRole('button', { name: 'Refuse' }).click();
  await expect(form.getByText('Replace what stands in [[ ]] with words for this patient.')).toBeVisible();
  await expect(reason).toBeFocused();
  // The place is selected, so typing replaces it.
  await desk.keyboard.type('your heart tablets');
  await expect(reason).toHaveValue(/does not go well with your heart tablets, which you take/);
  await expectAccessible(desk);
  await expectNoOverflow(desk);
  await form.getByRole('button', { name: 'Refuse' }).click();
  await expect(desk.getByRole('dialog').getByText(/go well with your heart tablets/)).toBeVisible();
});

test('the queue is narrowed in the address, and filters keep while going back', { tag: '@deep' }, async ({
  desk,
}) => {
  await openReady(desk, `${origins.admin}/desk`);
  await desk
    .getByRole('navigation', { name: 'Why they wait' })
    .getByRole('link', { name: /^New visit/ })
    .click();
  await desk.waitForURL(`${origins.admin}/desk?show=all&task=new_visit`);
  await desk.getByLabel('State').selectOption('PA');
  await desk.waitForURL(`${origins.admin}/desk?show=all&task=new_visit&state=PA`);
  await expect(desk.getByRole('link', { name: 'Ray Okonkwo' })).toBeVisible();
  await expect(desk.locator('[data-case-link]')).toHaveCount(1);
  await desk.getByLabel('Service').selectOption('erectile_dysfunction');
  await expect(desk.getByText('No case here')).toBeVisible();
  await expectAccessible(desk);
  await expectNoOverflow(desk);
  await desk.goBack();
  await expect(desk.getByRole('link', { name: 'Ray Okonkwo' })).toBeVisible();
});

test('a patient cancels a visit that is not decided', { tag: '@deep' }, async ({ page }) => {
  await requestFinasteride(page);
  await openReady(page, `${origins.app}/treatment-plan`);
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit' });
  await dialog.getByRole('button', { name: 'Keep the visit' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  await dialog.getByLabel(/Why are you canceling/).fill('I would like to think about it.');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(page.getByText('Your visit is canceled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this visit' })).toHaveCount(0);
});
