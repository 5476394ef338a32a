import type { ReactElement } from 'react';
import { Packshot } from '#client/pictures/packshot.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import type { ArticleSummary } from '../data/articles/summaries.ts';
import { ArteryPicture } from '../pictures/artery-picture.tsx';
import { ChecklistPicture } from '../pictures/checklist-picture.tsx';
import { FolliclePicture } from '../pictures/follicle-picture.tsx';
import { SheddingPicture } from '../pictures/shedding-picture.tsx';

const pictures: Readonly<Record<ArticleSummary['picture'], ReactElement>> = {
  follicle: <FolliclePicture />,
  patchy: <ScalpPicture where="patchy" />,
  finasteride: <Packshot drugType="finasteride" />,
  minoxidil: <Packshot drugType="minoxidil_foam" />,
  shedding: <SheddingPicture />,
  checklist: <ChecklistPicture />,
  artery: <ArteryPicture />,
  spray: <Packshot drugType="climax_delay_spray" />,
};

export const ArticlePicture = ({ picture }: { readonly picture: ArticleSummary['picture'] }) =>
  pictures[picture];
