import type { Locator, Page } from '@playwright/test';
import { ask } from './api.ts';
import { enterDesk } from './sessions.ts';
import { test as base, expect, openReady, origins, watch } from './support.ts';

/** A test with an additional browser in which the clinician is signed in; its console must stay silent too. */
export const test = base.extend<{ desk: Page }>({
  desk: async ({ browser, page }, use) => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const desk = await context.newPage();
    const complaints = watch(desk);
    await enterDesk(desk, 'clinician@example.com');
    await use(desk);
    await context.close();
    expect(complaints, 'the desk’s console stayed silent').toEqual([]);
  },
});

/** The current day by the product's clock, `YYYY-MM-DD`. */
export const todayOf = async (desk: Page): Promise<string> =>
  (await ask<{ demoClock: { now: string } }>(desk, '{ demoClock { now } }')).demoClock.now.slice(0, 10);

/** Widths below which the desk shows one part of a case at a time. */
const SIDE_BY_SIDE = 800;

/** Shows a part of the open case. */
export const showPart = async (
  desk: Page,
  part: 'Flags, photos' | 'Answers' | 'Decision' | 'Chart',
): Promise<void> => {
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  if ((desk.viewportSize()?.width ?? 0) >= SIDE_BY_SIDE) return;
  await desk.getByRole('tablist', { name: 'Part of the case' }).getByRole('tab', { name: part }).click();
  await expect(desk.getByRole('tabpanel', { name: part })).toBeVisible();
};

/** Opens a case at its decision. */
export const openCase = async (desk: Page, consultationId: string): Promise<void> => {
  await openReady(desk, `${origins.admin}/desk/cases/${consultationId}`);
  await showPart(desk, 'Decision');
};

/** Approves the open case as asked, with the clinician's words to the patient. `confirm` names the button of the dialog. */
export const approveAsAsked = async (desk: Page, confirm = /^approve/i): Promise<void> => {
  await desk.getByRole('button', { name: /^approve as asked/i }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Your words to the patient').fill('Nothing in your answers speaks against it.');
  await dialog.getByRole('button', { name: confirm }).click();
};

/** The conversation of the open case. The history has the same texts. */
export const messagesOf = (desk: Page): Locator => desk.getByRole('region', { name: 'Messages' });

/** The patient's page shows who the clinician is: name, credentials and the license in the patient's state. */
export const expectClinicianShown = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText('Maya Okafor', { exact: true })).toBeVisible();
  await expect(main.getByText('MD, board-certified in dermatology')).toBeVisible();
  await expect(main.getByText(/^Licensed in [A-Z][\w ]+, number [A-Z]{2}-\d+$/)).toBeVisible();
};
