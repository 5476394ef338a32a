import { useInsertionEffect, useRef } from 'react';

/** The faces of client/styles/fonts.css that are for pages after the first. */
const FACES = ['1rem "Newsreader Later"', '1rem "Inter Later"'];

/** Has the fonts ready for the pages to come. Without them everything can be read in the fallback faces. */
export const fetchFonts = async (): Promise<void> => {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
};

/**
 * A page that is drawn into the document of another is drawn in the real fonts, if they are ready. The first page keeps
 * the faces it was drawn with, because a change would move what is being read.
 */
export const useLaterFonts = (page: unknown): void => {
  const first = useRef(page);
  useInsertionEffect(() => {
    if (page !== first.current && FACES.every((face) => document.fonts.check(face)))
      document.documentElement.dataset.fonts = 'later';
  }, [page]);
};
