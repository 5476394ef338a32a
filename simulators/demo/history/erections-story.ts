import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { healthyErections } from '#modules/eligibility/index.ts';
import { approve, fillIntake, placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Sildenafil 50 mg, 24 tablets for three months. */
const walter: StoryOrder = {
  productIds: [1010],
  firstName: 'Walter',
  lastName: 'Engel',
  dob: '1972-09-04',
  phone: '7185550194',
  street: '31 Garden Place',
};

/** The safety texts of erection medicine: ids of its rules. */
const safetyTexts = ['PDE-NITRATE-TEXT', 'PDE-EMERGENCY', 'PDE-USE', 'ED-HEART', 'ED-TESTOSTERONE'];

/** Days from the order to the end of the history. */
export const ERECTIONS_DAYS = 40;

/** A patient who takes erection medicine: an order, a visit, an approval and a shipment. */
export const makeErectionsStory = async (parts: StoryParts): Promise<void> => {
  const { clock } = parts;
  await placeOrder(parts, walter);
  await parts.settle();
  await fillIntake(parts, safetyTexts, {
    ...healthyErections(toCalendarDate(clock.now())),
    dob: walter.dob,
    last_exam: toCalendarDate(new Date(clock.now().getTime() - 120 * DAY_MS)),
  });
  clock.advance(4 * 3_600_000);
  await approve(
    parts,
    'Sildenafil suits you. Start with one tablet about an hour before sex, not after a heavy meal, and never with nitrates. Please tell me after a few tries how it goes.',
  );
  clock.advance(3_600_000);
  await parts.settle();
  clock.advance(3_600_000);
  await parts.settle();
};
