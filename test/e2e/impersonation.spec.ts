import { refusal } from './api.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('an operator impersonates a patient: with a reason, with a visible bar, without changes, until they end it', {
  tag: '@deep',
}, async ({ page }) => {
  const shot = (name: string) => photograph(page, `impersonation/${name}`, { fullPage: true });
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/patients`);
  await expectAccessible(page);

  await page.getByLabel('Email address or patient id').fill('clinician@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No patient has this email address or id.')).toBeVisible();

  await page.getByLabel('Email address or patient id').fill('Patient@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Act for this patient' }).click();
  await expect(
    page.getByText('Say in a few words why, so that others can understand it later.'),
  ).toBeVisible();
  await page.getByLabel('Why do you need to?').fill('The patient cannot find an order.');
  await shot('patients');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Act for this patient' }).click();

  await page.waitForURL(`${origins.app}/dashboard`);
  const bar = page.getByRole('complementary', { name: 'Acting for a patient' });
  for (const path of ['/dashboard', '/messages', '/account', '/our-products', '/faq']) {
    await openReady(page, `${origins.app}${path}`);
    await expect(bar).toContainText('You are acting for patient@example.com');
  }
  await openReady(page, `${origins.app}/account`);
  await shot('acting');
  await expectAccessible(page);
  expect(await refusal(page, 'mutation { sendMessage(body: "Hello") { id } }')).toEqual({
    code: 'IMPERSONATION_REFUSED',
    fields: [],
  });

  await bar.getByRole('link', { name: 'Stop acting for this patient' }).click();
  await page.waitForURL(`${origins.admin}/abandon_user_disguise`);
  await expect(page.getByText('The patient cannot find an order.')).toBeVisible();
  await shot('abandon');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not acting for a patient');
  await shot('abandoned');

  await openReady(page, `${origins.admin}/desk/audit`);
  await expect(page.getByRole('row', { name: /Stopped acting for a patient/ }).first()).toBeVisible();
  await shot('audit');
  await expectAccessible(page);
  await page.getByLabel('Person').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No account has this email address or id.')).toBeVisible();
  await page.getByLabel('Person').fill('patient@example.com');
  await page.getByLabel('What was done').selectOption({ label: 'Looked, in a patient’s place' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const look = page.getByRole('row', { name: /Looked, in a patient’s place/ }).first();
  await expect(look).toContainText('operator@example.com, in the place of patient@example.com (patient)');
  await expect(page.getByText('Nobody has this')).toHaveCount(0);
  expect(page.url()).toBe(`${origins.admin}/desk/audit`);

  const me = await page.request.get(`http://localhost:${new URL(origins.app).port}/api/auth/me`, {
    headers: { host: new URL(origins.app).host },
  });
  expect(me.status()).toBe(204);
  await openReady(page, `${origins.app}/our-products`);
  await expect(bar).toHaveCount(0);
});

test('clinicians cannot impersonate', { tag: '@deep' }, async ({ page }) => {
  await enterAs(page, 'clinician@example.com', { origin: origins.admin });
  await page.goto(`${origins.admin}/desk`);
  await expect(page.getByRole('link', { name: 'Patients' })).toHaveCount(0);
  expect(await refusal(page, '{ findPatient(wish: "patient@example.com") { id } }')).toMatchObject({
    code: 'FORBIDDEN',
  });
});
