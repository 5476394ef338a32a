import type { AnyView } from './view-guide.tsx';

export interface ViewCopy {
  readonly view: AnyView;
  readonly name: string;
  /** What to do, in one sentence. */
  readonly how: string;
  readonly tips: readonly string[];
}

const guides: readonly ViewCopy[] = [
  {
    view: 'front',
    name: 'Front',
    how: 'Face the camera and hold your hair back from your forehead.',
    tips: ['The whole hairline and both brows are in the picture.', 'You may cover or crop your eyes.'],
  },
  {
    view: 'top',
    name: 'Top',
    how: 'Bow your head and hold the camera above it.',
    tips: ['Part your hair in the middle if it is long.', 'Your nose points to the top of the picture.'],
  },
  {
    view: 'crown',
    name: 'Crown',
    how: 'Show the back of the top of your head.',
    tips: ['Easiest with help, or with the timer and your back to the phone.', 'The whorl is in the middle.'],
  },
  {
    view: 'left',
    name: 'Left side',
    how: 'Turn so that the camera sees your left temple.',
    tips: ['Hold your hair back from the temple.', 'Your ear is in the picture.'],
  },
  {
    view: 'right',
    name: 'Right side',
    how: 'Turn so that the camera sees your right temple.',
    tips: ['Hold your hair back from the temple.', 'Your ear is in the picture.'],
  },
];

/** The guides for these views, in the order of the list; views without a drawing are left out. */
export const guidesFor = (views: readonly string[]): readonly ViewCopy[] =>
  guides.filter(({ view }) => views.includes(view));

export interface Photo {
  readonly id: string;
  readonly view: string;
  readonly status: string;
  readonly url: string;
  readonly reason: string | null;
}

export type Slot = 'missing' | 'rejected' | 'done';

export const slotOf = (photo: Photo | undefined): Slot => {
  if (!photo || photo.status === 'missing' || photo.status === 'uploading') return 'missing';
  return photo.status === 'rejected' ? 'rejected' : 'done';
};

/** The index of the next view without a good photo, first after `from`, then from the start; -1 when all have one. */
export const nextOpenView = (guides: readonly ViewCopy[], photos: readonly Photo[], from: number): number => {
  const order = guides.map((_, index) => (from + 1 + index) % guides.length);
  return (
    order.find((index) => {
      const view = guides[index]?.view;
      return slotOf(photos.find((photo) => photo.view === view)) !== 'done';
    }) ?? -1
  );
};
