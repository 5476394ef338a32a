import type { ViewCopy } from './views.ts';

const tips = ['Lay it on a dark, plain table.', 'All four corners are in the picture, without glare.'];

/** How to photograph each side of a document; parts that are not needed may be covered. */
const documentGuides = {
  id_front: {
    view: 'id_front',
    name: 'Front of your ID',
    how: 'Your driver’s license or state ID, with your name, birth date and photo.',
    tips: [...tips, 'You may cover the card number with a piece of paper.'],
  },
  id_back: {
    view: 'id_back',
    name: 'Back of your ID',
    how: 'Turn the same card over.',
    tips,
  },
  passport: {
    view: 'passport',
    name: 'Passport',
    how: 'The page with your photo.',
    tips: [...tips, 'You may cover the passport number with a piece of paper.'],
  },
} as const satisfies Readonly<Record<string, ViewCopy>>;

export const idGuides: readonly ViewCopy[] = [documentGuides.id_front, documentGuides.id_back];
export const passportGuides: readonly ViewCopy[] = [documentGuides.passport];

/** The guides of these documents, in the order of the pages. */
export const documentGuidesFor = (views: readonly string[]): readonly ViewCopy[] =>
  Object.values(documentGuides).filter(({ view }) => views.includes(view));
