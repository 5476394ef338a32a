import { WHOLE } from '#simulators/demo/history/dose-stories.ts';
import type { Patient } from '../scenarios/steps.ts';
import type { Acts } from '../scenarios/three-years.ts';
import { headingOf } from './answer-screens.ts';
import { follow, openPath } from './follow.ts';
import * as questions from './question-acts.ts';
import {
  cancelRefills,
  openCancellation,
  pauseRefills,
  resumeRefills,
  showPause,
  showResume,
} from './refill-forms.ts';
import { checkOut, placeOrderOn } from './shipping-details.ts';
import { expect, origins, photograph } from './support.ts';
import { swapped, type TwoDevices } from './two-devices.ts';

const buys = async ([first, second]: TwoDevices, patient: Patient): Promise<void> => {
  await openPath(first, `/checkout?products=${WHOLE}`);
  await checkOut(first, patient.details);
  await questions.answersIntake([first, second], patient, 'intake');
};

/** The checkout has the card and the address of the account. */
const returns = async ([first, second]: TwoDevices, patient: Patient): Promise<void> => {
  await openPath(first, `/account/checkout?products=${WHOLE}`);
  await expect(headingOf(first)).toHaveText('Order again');
  await photograph(first, 'three-years/order-again', { fullPage: true });
  await placeOrderOn(first);
  await questions.answersIntake([first, second], patient, 'intake-again');
};

/** Read on one device and accepted on the other; after that there is nothing to accept on the first one. */
const acceptsPlan = async ([first, second]: TwoDevices, { parts }: Patient): Promise<void> => {
  await openPath(first, '/confirm-plan');
  const title = 'Your clinician suggests a change';
  await expect(headingOf(first)).toHaveText(title);
  await openPath(second, '/confirm-plan');
  await expect(headingOf(second)).toHaveText(title);
  for (const box of await second.getByRole('checkbox').all()) await box.check();
  await follow(second, /^Accept (for|the change)/, `${origins.app}/treatment-plan`);
  await openPath(first, '/confirm-plan');
  await expect(first.getByText('There is nothing to confirm')).toBeVisible();
  await parts.settle();
};

const pauses = async (
  [first, second]: TwoDevices,
  { parts }: Patient,
  until: Parameters<Acts['pauses']>[1],
): Promise<void> => {
  await showPause(first, until);
  await photograph(first, 'three-years/pause');
  await pauseRefills(second, until);
  await parts.settle();
};

const resumes = async ([first, second]: TwoDevices, { parts }: Patient): Promise<void> => {
  await showResume(first);
  await photograph(first, 'three-years/resume');
  await resumeRefills(second);
  await parts.settle();
};

const ends = async ([first, second]: TwoDevices, { parts }: Patient): Promise<void> => {
  const name = /^cancel .*minoxidil/i;
  await openCancellation(first, name);
  await photograph(first, 'three-years/cancel', { fullPage: true });
  await cancelRefills(second, name);
  await parts.settle();
};

/**
 * What the patient does in three years, in the forms of the pages. Every act is begun on one device and ended on the
 * other; which of the two begins changes from act to act.
 */
export const formActs = (devices: TwoDevices): Acts => {
  const reversed = swapped(devices);
  return {
    buys: (patient) => buys(devices, patient),
    acceptsPlan: (patient) => acceptsPlan(reversed, patient),
    checksIn: (patient) => questions.checksIn(devices, patient),
    asksForMore: (patient) => questions.asksForMore(reversed, patient),
    pauses: (patient, until) => pauses(devices, patient, until),
    resumes: (patient) => resumes(reversed, patient),
    answersAnnual: (patient) => questions.answersAnnual(reversed, patient),
    sendsAnnual: (patient) => questions.sendsAnnual(devices, patient),
    moves: (patient) => questions.moves(devices, patient),
    tellsHistory: (patient) => questions.tellsHistory(reversed, patient),
    answersRenewal: (patient) => questions.answersRenewal(reversed, patient),
    sendsRenewal: (patient) => questions.sendsRenewal(reversed, patient),
    ends: (patient) => ends(devices, patient),
    returns: (patient) => returns(reversed, patient),
  };
};
