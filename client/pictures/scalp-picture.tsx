import { useId } from 'react';
import { norwoodStages } from './hair-stages.ts';
import { HeadTop } from './head-top.tsx';
import { palette } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type ScalpPlace = 'hairline' | 'crown' | 'patchy' | 'both' | 'not_yet';

const hairline =
  'M40 96C58 78 74 88 84 98 96 92 106 74 120 74 134 74 144 92 156 98 166 88 182 78 200 96V40Q120 -10 40 40Z';
const crown =
  'M120 132C142 132 156 146 156 164 156 184 141 196 120 196 99 196 84 184 84 164 84 146 98 132 120 132Z';
const patches = [
  'M88 96c12-4 22 4 21 14s-14 15-23 9-9-20 2-23Z',
  'M150 122c11-2 19 6 17 16s-14 14-22 7-6-21 5-23Z',
  'M100 166c10-5 22 0 23 11s-11 17-21 12-12-18-2-23Z',
];
const full = norwoodStages['1'].front;

const views = {
  hairline: { bare: norwoodStages['3'].front, marked: [hairline] },
  crown: { bare: full, crown: [164, 29, 26], marked: [crown] },
  both: { bare: norwoodStages['3'].front, crown: [164, 29, 26], marked: [hairline, crown] },
  patchy: { bare: `${full}${patches.join('')}`, marked: patches },
  not_yet: { bare: full, marked: [] },
} as const;

export interface ScalpPictureProps extends PictureProps {
  readonly where: ScalpPlace;
  /** Cropped closer, on a tinted background: the pictures of the quiz's redesign. */
  readonly close?: boolean;
}

/** The area of hair loss, highlighted on a head seen from above. */
export const ScalpPicture = ({ where, close = false, title }: ScalpPictureProps) => {
  const id = useId();
  const { marked, ...hair } = views[where];
  const head = <HeadTop id={id} {...hair} marked={marked} />;
  return close ? (
    <Picture title={title} width={240} height={192}>
      <path d="M0 0h240v192H0z" fill={palette.groundMoss} />
      <g transform="translate(-31 -60) scale(1.26)">{head}</g>
    </Picture>
  ) : (
    <Picture title={title} width={240} height={224}>
      {head}
    </Picture>
  );
};
