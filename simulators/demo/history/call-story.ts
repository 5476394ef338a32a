import { fillIntake, placeOrder, type StoryOrder, type StoryParts } from './story-steps.ts';

const luis: StoryOrder = {
  productIds: [211],
  firstName: 'Luis',
  lastName: 'Medina',
  dob: '1990-09-04',
  phone: '5055550119',
  street: '16 Dean Street',
};

const walt: StoryOrder = {
  productIds: [211],
  firstName: 'Walt',
  lastName: 'Brannon',
  dob: '1976-02-11',
  phone: '5055550142',
  street: '402 Henry Street',
};

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }));

/** The clinician takes calls on weekdays and on Saturday mornings. */
const setHours = ({ clinician }: StoryParts) =>
  clinician.ask('mutation Hours($input: CalendarInput!) { deskSaveCalendar(input: $input) }', {
    input: {
      timeZone: 'America/New_York',
      hours: [...weekdays, { weekday: 6, from: 10 * 60, to: 13 * 60 }],
      exceptions: [{ date: '2026-12-25', from: null, to: null }],
    },
  });

/** An order of someone who is in New Mexico, where a call comes first. */
const orderFromNewMexico = async (parts: StoryParts, order: StoryOrder): Promise<void> => {
  await placeOrder(parts, order);
  await parts.settle();
  await fillIntake(parts, ['FIN-COUNSEL'], { dob: order.dob, state: 'NM' });
  await parts.patient.ask('mutation NoPhotos { finishPhotos }');
  await parts.settle();
};

/** Far enough ahead to be in the future when the demo opens. */
const CHOSEN_SLOT = 40;

const slotsIn = (answer: unknown): readonly string[] => {
  const { currentUser } = Object(answer);
  return currentUser.liveCall.slots;
};

/** A visit whose call is booked. */
export const makeBookedCallStory = async (parts: StoryParts): Promise<void> => {
  await setHours(parts);
  await orderFromNewMexico(parts, luis);
  const { patient } = parts;
  const slots = slotsIn(await patient.ask('query Slots { currentUser { liveCall { slots } } }'));
  await patient.ask(
    'mutation Book($at: DateTime!, $zone: String!) { bookCall(startsAt: $at, timeZone: $zone) }',
    {
      at: slots[CHOSEN_SLOT],
      zone: 'America/Denver',
    },
  );
  await parts.settle();
};

/** A visit whose patient has to choose a time, and has asked about the parcel in the meantime. */
export const makeUnbookedCallStory = async (parts: StoryParts): Promise<void> => {
  await orderFromNewMexico(parts, walt);
  const { patient } = parts;
  await patient.ask('mutation Say($body: String!) { sendMessage(body: $body, subject: "delivery") { id } }', {
    body: 'Will it come to my office? Somebody is always there until five.',
  });
  await patient.ask(
    'mutation Begin($body: String!) { saveMessageDraft(subject: "treatment", body: $body) }',
    { body: 'Before the call I wanted to ask whether' },
  );
  await parts.settle();
};
