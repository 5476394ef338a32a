import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DrawingName } from './option-drawing.tsx';
import styles from './option-picture.module.css';

// One question of a long questionnaire shows drawings.
const OptionDrawing = lazy(async () => ({ default: (await import('./option-drawing.tsx')).OptionDrawing }));

const isDrawing = (image: string): image is DrawingName => /^norwood-(a|[1-7]|3-vertex)$/.test(image);

const LazyDrawing = ({ name }: { readonly name: DrawingName }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <span className={styles.frame}>
      <Suspense>{isShown ? <OptionDrawing name={name} /> : null}</Suspense>
    </span>
  );
};

/** The drawing that an option names, in a frame of its size until it is loaded; undefined when it does not exist. */
export const optionPicture = (image: string | undefined): ReactNode =>
  image !== undefined && isDrawing(image) ? <LazyDrawing name={image} /> : undefined;
