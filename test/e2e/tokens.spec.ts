import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('an operator makes a token, a program uses it until it is revoked', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origins.admin });
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/tokens`);
  await expect(page.getByRole('row', { name: /Late parcels to the warehouse/ })).toContainText('read:orders');
  await expectAccessible(page);
  await photograph(page, 'tokens/list', { fullPage: true });

  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one scope of the list.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'tokens/form');
  const name = `Requests ${Date.now()}`;
  await dialog.getByLabel('Name of the program').fill(name);
  await dialog.getByRole('checkbox', { name: /See requests to customer service/ }).check();
  await dialog.getByRole('button', { name: 'Make the token' }).click();

  const notice = page.getByRole('status').filter({ hasText: name });
  await notice.getByRole('button', { name: 'Copy the token' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await expect(notice.getByText(token)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'tokens/made', { fullPage: true });

  const ask = async () => {
    const answer = await new TestBrowser().open(`${origins.admin}/graphql`, {
      headers: { authorization: `Bearer ${token}` },
      accept: 'application/json',
      json: { query: '{ deskServiceRequests { states { count } } }' },
    });
    return answer.status;
  };
  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: `Revoke: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the token' }).click();
  await expect(page.getByText(`The token of ${name} was revoked.`)).toBeVisible();
  expect(await ask()).toBe(401);
  await openReady(page, `${origins.admin}/desk/tokens`);
  await expect(page.getByText(token)).toHaveCount(0);
});
