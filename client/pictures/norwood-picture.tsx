import { useId } from 'react';
import { type HairLoss, type NorwoodStage, norwoodStages } from './hair-stages.ts';
import { HeadSide } from './head-side.tsx';
import { HeadTop } from './head-top.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export interface NorwoodPictureProps extends PictureProps {
  readonly stage: NorwoodStage | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** A stage of the Norwood scale: the head from the left and from above. */
export const NorwoodPicture = ({ stage, title }: NorwoodPictureProps) => {
  const id = useId();
  const hair: HairLoss = norwoodStages[`${stage}`];
  return (
    <Picture title={title} width={420} height={260}>
      <g transform="translate(-22 20)">
        <HeadSide id={`${id}s`} hair={hair} />
      </g>
      <g transform="translate(196 22) scale(.9)">
        <HeadTop id={`${id}t`} bare={hair.front} crown={hair.crown} />
      </g>
    </Picture>
  );
};
