import type { Page } from '@playwright/test';
import { toCalendarDate } from '#kernel/dates.ts';
import type { Answers } from '#modules/quiz/domain/intake/index.ts';
import { moveAnswers, type Patient } from '../scenarios/steps.ts';
import { answerScreens, headingOf, healthyAnswers } from './answer-screens.ts';
import { follow, openPath } from './follow.ts';
import { sendPhoto, skipViews } from './send-photo.ts';
import { expect, origins, photograph } from './support.ts';
import { answerOnBoth, type TwoDevices } from './two-devices.ts';

/**
 * What a patient of test/scenarios/three-years.ts answers in the forms of the pages, in good health and on two devices.
 */
const answersOf = ({ parts, details, state }: Patient, over: Answers = {}): Answers =>
  healthyAnswers(toCalendarDate(parts.clock.now()), { dob: details.dob, state, ...over });

/** The intake of an order that was placed: begun on one device, sent on the other, with a photo from the first one. */
export const answersIntake = async (devices: TwoDevices, patient: Patient, name: string): Promise<void> => {
  const path = '/consultation/intake';
  await answerOnBoth(devices, {
    name,
    begin: (page) => openPath(page, path),
    goOn: (page) => openPath(page, path),
    answers: answersOf(patient),
    screens: 12,
    end: 'Photos of your hair',
  });
  const [first, second] = devices;
  await openPath(first, '/consultation/photo-upload/global');
  await sendPhoto(first);
  await openPath(second, '/consultation/photo-upload');
  await follow(second, 'Continue with 1 of 5', `${origins.app}/dashboard`);
  await patient.parts.settle();
};

export const checksIn = async (devices: TwoDevices, patient: Patient): Promise<void> => {
  const begin = async (page: Page) => {
    await openPath(page, '/dashboard');
    await follow(page, 'Start your check-in', `${origins.app}/consultation/**`);
  };
  await answerOnBoth(devices, {
    name: 'check-in',
    begin,
    goOn: begin,
    answers: answersOf(patient),
    screens: 5,
    end: 'Thank you. All is well',
  });
  await patient.parts.settle();
};

export const asksForMore = async (devices: TwoDevices, patient: Patient): Promise<void> => {
  const [, second] = devices;
  await answerOnBoth(devices, {
    name: 'dose',
    begin: async (page) => {
      await openPath(page, '/treatment-plan');
      await follow(page, 'Change your dose', `${origins.app}/consultation/titration`);
      await page.getByRole('button', { name: 'Start with the safety questions' }).click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    },
    goOn: (page) => openPath(page, '/consultation/titration'),
    answers: answersOf(patient, { dose_minoxidil_oral: 'up' }),
    screens: 6,
    // The first photo.
    end: 'Front',
  });
  await skipViews(second, 'Continue without photos');
  await expect(headingOf(second)).toHaveText('Your request is sent');
  await patient.parts.settle();
};

export const answersAnnual = (devices: TwoDevices, patient: Patient): Promise<void> => {
  const path = '/consultation/annual-check-in';
  return answerOnBoth(devices, {
    name: 'annual',
    begin: async (page) => {
      await openPath(page, path);
      await page.getByRole('button', { name: 'Start your yearly check-in' }).click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    },
    goOn: (page) => openPath(page, path),
    answers: answersOf(patient),
    screens: 8,
    end: 'Your address and your supply',
  });
};

/** The address and the supply on one device; the photos, the review and sending on the other. */
export const sendsAnnual = async ([first, second]: TwoDevices, patient: Patient): Promise<void> => {
  const answers = answersOf(patient);
  await openPath(first, '/consultation/annual-check-in');
  await answerScreens(first, answers, 'New photos to compare with last year’s');
  await openPath(second, '/consultation/annual-check-in');
  await answerScreens(second, answers, 'Sent to your clinician');
  await patient.parts.settle();
};

/** Opens the renewal where it was left. */
const goOnRenewing = async (page: Page): Promise<void> => {
  await openPath(page, '/renewal');
  await follow(page, 'Continue your renewal', `${origins.app}/renewal/**`);
};

export const answersRenewal = (devices: TwoDevices, patient: Patient): Promise<void> =>
  answerOnBoth(devices, {
    name: 'renewal',
    begin: async (page) => {
      await openPath(page, '/renewal');
      await follow(page, 'Start your renewal', `${origins.app}/renewal/progress`);
    },
    goOn: goOnRenewing,
    answers: answersOf(patient),
    screens: 4,
    end: 'Your plan from here',
  });

/** On the device on which the questions were begun. */
export const sendsRenewal = async ([first]: TwoDevices, patient: Patient): Promise<void> => {
  await goOnRenewing(first);
  await expect(headingOf(first)).toHaveText('Your plan from here');
  await photograph(first, 'three-years/renewal-plan', { fullPage: true });
  await answerScreens(first, answersOf(patient), 'Sent to your clinician');
  await patient.parts.settle();
};

export const moves = async (devices: TwoDevices, patient: Patient): Promise<void> => {
  const begin = async (page: Page) => {
    await openPath(page, '/thank-you-out-of-state');
    await follow(page, 'Tell us about your move', '**/refill-out-of-state');
  };
  await answerOnBoth(devices, {
    name: 'move',
    begin,
    goOn: begin,
    answers: moveAnswers(patient, 'TX'),
    screens: 3,
    // The history for a clinician there is asked next; it is answered weeks later.
    end: 'Your medical history',
  });
  await patient.parts.settle();
};

export const tellsHistory = async (devices: TwoDevices, patient: Patient): Promise<void> => {
  const begin = async (page: Page) => {
    await openPath(page, '/thank-you-out-of-state');
    await follow(page, 'Answer the history', '**/start/question-flow/oos-medical-history');
  };
  await answerOnBoth(devices, {
    name: 'history',
    begin,
    goOn: begin,
    answers: answersOf(patient),
    screens: 8,
    end: 'Your history is with a clinician',
  });
  await patient.parts.settle();
};
