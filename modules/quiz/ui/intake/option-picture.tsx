import type { ReactNode } from 'react';
import { NorwoodPicture, type NorwoodPictureProps } from '#client/pictures/norwood-picture.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import styles from './option-picture.module.css';

const stages: Readonly<Record<string, NorwoodPictureProps['stage']>> = {
  'norwood-1': '1',
  'norwood-2': '2',
  'norwood-3': '3',
  'norwood-3-vertex': '3v',
  'norwood-4': '4',
  'norwood-5': '5',
  'norwood-6': '6',
  'norwood-7': '7',
};

/** The drawing that an option names; undefined when it does not exist. */
export const optionPicture = (image: string | undefined): ReactNode => {
  if (image === 'norwood-a')
    return (
      <span className={styles.frame}>
        <ScalpPicture where="hairline" />
      </span>
    );
  const stage = image === undefined ? undefined : stages[image];
  return stage ? <NorwoodPicture stage={stage} /> : undefined;
};
