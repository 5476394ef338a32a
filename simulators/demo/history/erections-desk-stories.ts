import { DAY_MS, toCalendarDate } from '#kernel/dates.ts';
import { healthyErections } from '#modules/eligibility/index.ts';
import { answerCheckIn } from './check-in-story.ts';
import { erectionTexts } from './erections-story.ts';
import { fillIntake, placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

/** Sildenafil 50 mg, 36 tablets for three months. */
const dean: StoryOrder = {
  productIds: [1011],
  firstName: 'Dean',
  lastName: 'Alvarez',
  dob: '1969-02-11',
  phone: '7185550197',
  street: '77 Remsen Street',
};

/** Sildenafil 50 mg, 24 tablets for three months. */
const joel: StoryOrder = {
  productIds: [1010],
  firstName: 'Joel',
  lastName: 'Quinn',
  dob: '1983-07-19',
  phone: '7185550198',
  street: '12 Hicks Street',
};

/** Two orders, whose visits open with the jobs that run next. */
export const orderForErections = async (deans: StoryParts, joels: StoryParts): Promise<void> => {
  await placeOrder(deans, dean);
  await placeOrder(joels, joel);
};

/** A first visit about erections with flags, which waits for a clinician. The other patient has yet to answer. */
export const sendErectionsVisit = (parts: StoryParts): Promise<void> => {
  const now = parts.clock.now();
  return fillIntake(parts, erectionTexts, {
    ...healthyErections(toCalendarDate(now)),
    dob: dean.dob,
    cv_risk: ['high_bp', 'smoker', 'high_cholesterol'],
    sex_freq: '5_8',
    last_exam: toCalendarDate(new Date(now.getTime() - 200 * DAY_MS)),
  });
};

/** A month after the first tablets: they help in part, and two were taken on one day. */
export const answerErectionsCheckIn = (parts: StoryParts): Promise<void> =>
  answerCheckIn(parts, { ed_result: 'partial', took_two: 'yes' });
