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

/** Sildenafil 50 mg, 24 tablets for three months. */
const vaughn: StoryOrder = {
  productIds: [1010],
  firstName: 'Vaughn',
  lastName: 'Lang',
  dob: '1974-11-23',
  phone: '7185550196',
  street: '146 Warren Street',
};

/** The safety texts of erection medicine: ids of its rules. */
export const erectionTexts = ['PDE-NITRATE-TEXT', 'PDE-EMERGENCY', 'PDE-USE', 'ED-HEART', 'ED-TESTOSTERONE'];

/** Days from the order to the end of the history. */
export const ERECTIONS_DAYS = 40;

/** The intake of a healthy patient, and the approval four hours later. */
const begin = async (parts: StoryParts, { dob }: StoryOrder): Promise<void> => {
  const { clock } = parts;
  await fillIntake(parts, erectionTexts, {
    ...healthyErections(toCalendarDate(clock.now())),
    dob,
    last_exam: toCalendarDate(new Date(clock.now().getTime() - 120 * DAY_MS)),
  });
  clock.advance(2 * 3_600_000);
  await approve(
    parts,
    'Sildenafil suits you. Start with one tablet about an hour before sex, not after a heavy meal, and never with nitrates. Please tell me after a few tries how it goes.',
  );
};

/**
 * Two patients who take erection medicine: an order, a visit, an approval and a shipment. The second one's check-in after
 * a month is due at the end of the history.
 */
export const makeErectionsStory = async (walters: StoryParts, vaughns: StoryParts): Promise<void> => {
  const { clock, settle } = walters;
  await placeOrder(walters, walter);
  await placeOrder(vaughns, vaughn);
  await settle();
  await begin(walters, walter);
  await begin(vaughns, vaughn);
  clock.advance(3_600_000);
  await settle();
  clock.advance(3_600_000);
  await settle();
};
