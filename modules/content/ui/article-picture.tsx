import type { ReactElement } from 'react';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import type { ArticleSummary } from '../data/articles/summaries.ts';
import { ArteryPicture } from '../pictures/artery-picture.tsx';
import { ChecklistPicture } from '../pictures/checklist-picture.tsx';
import { FolliclePicture } from '../pictures/follicle-picture.tsx';
import { SheddingPicture } from '../pictures/shedding-picture.tsx';
import { StopStartPicture } from '../pictures/stop-start-picture.tsx';
import styles from './article-picture.module.css';

/** The picture of a product whose background fills a frame of any shape. */
const Pack = ({ drugType }: { readonly drugType: string }) => (
  <div className={styles.cover}>
    <ProductImage drugType={drugType} transparent sizes="(min-width: 948px) 28rem, 90vw" />
  </div>
);

const pictures: Readonly<Record<ArticleSummary['picture'], ReactElement>> = {
  follicle: <FolliclePicture />,
  patchy: <ScalpPicture where="patchy" />,
  finasteride: <Pack drugType="finasteride" />,
  minoxidil: <Pack drugType="minoxidil_foam" />,
  shedding: <SheddingPicture />,
  checklist: <ChecklistPicture />,
  artery: <ArteryPicture />,
  control: <StopStartPicture />,
};

export const ArticlePicture = ({ picture }: { readonly picture: ArticleSummary['picture'] }) =>
  pictures[picture];
