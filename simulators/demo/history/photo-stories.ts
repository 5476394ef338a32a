import { toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers, type PhotoView } from '#modules/eligibility/index.ts';
import type { ChartStoryParts } from './chart-story.ts';
import {
  consultationOf,
  fillIntake,
  placeOrder,
  read,
  type StoryOrder,
  type StoryParts,
} from './story-steps.ts';

/** The parts of a story in which the patient takes photos of their progress. */
export interface ProgressStoryParts extends StoryParts {
  readonly sendProgress: (view: PhotoView, thinning: number) => Promise<void>;
}

/** The parts of a story in which the patient sends an ID. */
export interface IdentityStoryParts extends ChartStoryParts {
  readonly sendDocument: (
    side: 'id_front' | 'id_back',
    card: { readonly name: readonly [first: string, last: string]; readonly birth: string },
  ) => Promise<void>;
}

/** How thin the hair is at first, by view. */
const atFirst = { front: 0.75, top: 0.85, crown: 0.95 } as const;

/** Three views, thinner or fuller than at first; `share` is a part of 1. */
export const takeProgress = async ({ sendProgress }: ProgressStoryParts, share: number): Promise<void> => {
  await sendProgress('front', atFirst.front * share);
  await sendProgress('top', atFirst.top * share);
  await sendProgress('crown', atFirst.crown * share);
};

/** The patient notes something on their newest photo and shares it with the clinician. */
export const shareNewest = async ({ patient }: StoryParts, note: string): Promise<void> => {
  const { currentUser } = await patient.ask('query Mine { currentUser { progress { photos { id } } } }');
  const photos: readonly { id: string }[] = Object(currentUser).progress.photos;
  const id = photos.at(-1)?.id;
  if (!id) throw new Error('The demo’s history expected a photo.');
  await patient.ask('mutation Note($id: ID!, $note: String) { noteProgressPhoto(id: $id, note: $note) }', {
    id,
    note,
  });
  await patient.ask('mutation Share($id: ID!) { shareProgressPhoto(id: $id, isShared: true) }', { id });
};

const leo: StoryOrder = {
  productIds: [211],
  firstName: 'Leo',
  lastName: 'Marsh',
  dob: '1991-09-04',
  phone: '7185550186',
  street: '15 Dean Street',
};

const nate: StoryOrder = {
  productIds: [211],
  firstName: 'Nate',
  lastName: 'Lubin',
  dob: '1992-05-21',
  phone: '7185550187',
  street: '302 Smith Street',
};

/** An order with a submitted intake. */
const beginVisit = async (parts: StoryParts, order: StoryOrder): Promise<void> => {
  await placeOrder(parts, order);
  await parts.settle();
  const today = toCalendarDate(parts.clock.now());
  await fillIntake(parts, ['FIN-COUNSEL'], { ...healthyHairAnswers(today), dob: order.dob });
};

/** A visit with a photo that the clinician could not use: the patient takes it again. */
export const makeRetakeStory = async (parts: ChartStoryParts): Promise<void> => {
  const { patient, clinician } = parts;
  await beginVisit(parts, leo);
  await parts.sendPhoto('front', 0.5);
  await parts.sendPhoto('crown', 0.6);
  await patient.ask('mutation Photos { finishPhotos }');
  const visit = await patient.ask('query Photos { currentUser { visit { photos { id view } } } }');
  const photos: readonly { id: string; view: string }[] = Object(visit.currentUser).visit.photos;
  await clinician.ask(
    'mutation Reject($id: ID!) { deskRejectPhoto(photoId: $id, reason: "dark") { status } }',
    {
      id: read(
        photos.find(({ view }) => view === 'crown'),
        'id',
      ),
    },
  );
  await parts.settle();
};

/** A visit whose clinician asked for an ID, which is to be read back now. */
export const makeIdentityStory = async (parts: IdentityStoryParts): Promise<void> => {
  const { patient, clinician } = parts;
  await beginVisit(parts, nate);
  await patient.ask('mutation Photos { finishPhotos }');
  await clinician.ask('mutation Ask($id: ID!) { deskAskForIdentification(consultationId: $id) }', {
    id: await consultationOf(patient),
  });
  const card = { name: ['NATE', 'LUBIN'], birth: '05/21/1992' } as const;
  await parts.sendDocument('id_front', card);
  await parts.sendDocument('id_back', card);
  await patient.ask('mutation Send { sendIdentification(method: "document") }');
  await parts.settle();
};
