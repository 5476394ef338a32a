import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** Stripes, which are sharp, in a middle light. */
const picture = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const stripes = Array.from({ length: 30 }, (_, at) => `<path d="M${at * 40} 0V1200" />`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path d="M0 0H1200V1200H0Z" fill="#998877"/><g stroke="#443322" stroke-width="14">${stripes}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

/** Chooses a photo for the view on the screen, and sends it; it is stored when this ends. */
export const sendPhoto = async (page: Page): Promise<void> => {
  await page
    .getByLabel('Choose a photo')
    .last()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('button', { name: /^(Use this photo|Sending your photo)$/ })).toHaveCount(0);
};

/** Skips the views that are left, and presses the button after the last one. */
export const skipViews = async (
  page: Page,
  end: 'Submit photos' | 'Continue without photos',
): Promise<void> => {
  const done = page.getByRole('button', { name: end });
  while (!(await done.isVisible())) await page.getByRole('button', { name: 'Skip this view' }).click();
  await done.click();
};
