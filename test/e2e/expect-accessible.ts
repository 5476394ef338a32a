import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until animations have ended: during a fade, colors have less contrast than at the end. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Rule and elements of each serious or critical violation. */
const seriousViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window;
    if (!axe) throw new Error('axe has not been loaded.');
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      // The rule "region" reports moderate violations only, and takes a quarter of the time.
      { resultTypes: ['violations'], rules: { region: { enabled: false } } },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });

/**
 * Expects that axe finds nothing serious on the page in its current state. axe is loaded once per document, and only what
 * is asserted is transferred: both take longer than the check itself.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await seriousViolations(page), `axe on ${page.url()}`).toEqual([]);
};
