import type { Page } from '@playwright/test';
import type { Answers } from '#modules/quiz/domain/intake/index.ts';
import { answerScreens, headingOf } from './answer-screens.ts';
import { expect, expectNoOverflow, photograph } from './support.ts';

/** Two browsers in which one patient is signed in: the one that begins something, and the one that ends it. */
export type TwoDevices = readonly [first: Page, second: Page];

/** The same with the roles changed. */
export const swapped = ([first, second]: TwoDevices): TwoDevices => [second, first];

/** A questionnaire with its pages, begun on one device and sent on the other. */
export interface SharedFlow {
  /** For pictures. */
  readonly name: string;
  /** Opens the first page from where a patient finds it. */
  readonly begin: (page: Page) => Promise<void>;
  /** Finds what was begun on another device. */
  readonly goOn: (page: Page) => Promise<void>;
  readonly answers: Answers;
  /** How many screens are answered before the other device is taken. */
  readonly screens: number;
  /** The heading of the last page. */
  readonly end: string;
}

/** Answers some screens on one device, and the others on the second one, which begins where the first one stopped. */
export const answerOnBoth = async (
  [first, second]: TwoDevices,
  { name, begin, goOn, answers, screens, end }: SharedFlow,
): Promise<void> => {
  await begin(first);
  await answerScreens(first, answers, screens);
  await expect(first.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await photograph(first, `three-years/${name}-first`);
  await expectNoOverflow(first);
  const asked = (await headingOf(first).textContent()) ?? '';
  await goOn(second);
  await expect(headingOf(second)).toHaveText(asked);
  await photograph(second, `three-years/${name}-second`);
  await answerScreens(second, answers, end);
  await expectNoOverflow(second);
};
