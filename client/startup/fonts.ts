import { useInsertionEffect, useRef } from 'react';

/** The faces of client/styles/fonts.css that are used by pages after the first. */
const FACES = ['1rem "Newsreader Later"', '1rem "Inter Later"'];

/** Loads the fonts for the next pages. Until then everything can be read in the fallback faces. */
export const fetchFonts = async (): Promise<void> => {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
};

/**
 * A page that is rendered into the document of another uses the real fonts, if they have loaded. The first page keeps
 * the faces it was rendered with, because a change would shift the text.
 */
export const useLaterFonts = (page: unknown): void => {
  const first = useRef(page);
  useInsertionEffect(() => {
    if (page !== first.current && FACES.every((face) => document.fonts.check(face)))
      document.documentElement.dataset.fonts = 'later';
  }, [page]);
};
