import { requestFinasteride } from './api.ts';
import { messagesOf, openCase, test } from './desk.ts';
import { expect, expectAccessible, openReady, origins, photograph } from './support.ts';

const pdf = {
  name: 'blood test.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nx\n%%EOF\n'),
};

test('S2.25: a message with a file is begun on one page, sent, read and answered from a text', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await openReady(page, `${origins.app}/messages`);
  await page.getByLabel('What is it about?').selectOption({ label: 'Treatment and dose' });
  await page.getByRole('textbox', { name: 'Your message' }).fill('Here is my blood');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByLabel('Photo or PDF').setInputFiles(pdf);
  await expect(page.getByRole('link', { name: 'blood test.pdf' })).toBeVisible();
  await expectAccessible(page);

  await openReady(page, `${origins.app}/messages?conversation=2`);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Here is my blood');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Here is my blood test.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We will reply by /)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'messages/conversation', { fullPage: true });

  await openCase(desk, consultationId);
  const conversation = messagesOf(desk);
  const download = desk.waitForEvent('download');
  await conversation.getByRole('link', { name: 'blood test.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('blood test.pdf');
  await conversation.getByLabel('Insert a text').selectOption({ label: 'A question before deciding' });
  const field = conversation.getByLabel('Message to the patient');
  await expect(field).toHaveValue(/\[\[your question\]\]/);
  await conversation.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation.getByText('Replace the text in [[ ]] first.')).toBeVisible();
  await expectAccessible(desk);
  await field.fill('Thank you. When was it taken?');
  await conversation.getByLabel('Photo or PDF').setInputFiles({ ...pdf, name: 'how to read it.pdf' });
  await expect(conversation.getByRole('link', { name: 'how to read it.pdf' })).toBeVisible();
  await expectAccessible(desk);
  await conversation.getByRole('button', { name: 'Send message' }).click();
  await expect(conversation.getByRole('listitem').filter({ hasText: 'When was it taken?' })).toBeVisible();

  await openReady(page, `${origins.app}/messages?conversation=2`);
  await expect(page.getByText('When was it taken?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'how to read it.pdf' })).toBeVisible();
  await expect(page.getByText(/^Read /)).toBeVisible();
});

test('a message with alarming words shows who helps, and stays on top of the desk until it is closed', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await openReady(page, `${origins.app}/messages`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('I have had chest pain since this morning.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const help = page.getByRole('main').getByText('Please get help now if this is happening');
  await expect(help.first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await expect(page.getByText('I have had chest pain since this morning.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '911' }).first()).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'messages/alarm', { fullPage: true });

  await openReady(desk, `${origins.admin}/desk`);
  await expect(desk.getByText('Emergency words in a message: contact the patient now').first()).toBeVisible();
  await openCase(desk, consultationId);
  await expect(desk.getByText(/Contact the patient by /)).toBeVisible();
  await messagesOf(desk).getByLabel('Message to the patient').fill('Are you safe?');
  await messagesOf(desk).getByRole('button', { name: 'Send message' }).click();
  await expect(messagesOf(desk).getByRole('listitem').filter({ hasText: 'Are you safe?' })).toBeVisible();
  const form = desk.getByRole('form', { name: 'Close the emergency' });
  await form.getByRole('radio', { name: 'I spoke with the patient' }).check();
  await form.getByLabel('What you did and learned').fill('Muscle pain after lifting; no other signs.');
  await form.getByRole('button', { name: 'Save the outcome' }).click();
  await expect(desk.getByText('The emergency is closed')).toBeVisible();
});
