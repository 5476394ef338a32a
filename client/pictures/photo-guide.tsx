import {
  sideBrow,
  sideEar,
  sideEye,
  sideHairline,
  sideHead,
  sideMouth,
  topEars,
  topHead,
  topNose,
} from './head-paths.ts';
import { palette } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

export type PhotoView = 'front' | 'top' | 'crown' | 'left' | 'right';

const frontHead =
  'M120 26C160 26 180 54 180 92 180 106 178 118 176 128 170 164 150 196 120 196 90 196 70 164 64 128 62 118 60 106 60 92 60 54 80 26 120 26Z';
const frontEars = 'M62 104Q52 98 52 112 54 134 66 136M178 104Q188 98 188 112 186 134 174 136';
const frontNeck = 'M92 186V210Q70 222 34 232M148 186V210Q170 222 206 232';
const frontHair = 'M64 92C68 74 84 64 102 66 112 58 128 58 138 66 156 64 172 74 176 92';
const frontFace =
  'M84 104Q94 98 104 103M136 103Q146 98 156 104M88 116Q96 121 103 116M137 116Q144 121 152 116M120 114V142Q120 148 112 148M104 168Q120 176 136 168';
const crownHead =
  'M120 34C162 34 190 72 190 116 190 158 164 190 120 190 76 190 50 158 50 116 50 72 78 34 120 34Z';
const crownEars = 'M51 124Q40 122 42 136 46 152 60 154M189 124Q200 122 198 136 194 152 180 154';
const crownNeck = 'M88 184Q86 206 40 226M152 184Q154 206 200 226';
const whorl = 'M120 104q8-6 14 2t-4 20-30 2-2-32 40-6 14 44-50 18';

interface Outline {
  /** Filled; everything else is lines only. */
  readonly head: string;
  readonly behind?: string;
  readonly lines: string;
  readonly dashed: string;
  readonly mirrored?: boolean;
}

const sideView: Outline = {
  head: sideHead,
  lines: `${sideEar}${sideBrow}${sideEye}${sideMouth}`,
  dashed: sideHairline,
};

const outlines: Readonly<Record<PhotoView, Outline>> = {
  front: { head: frontHead, behind: frontNeck, lines: `${frontEars}${frontFace}`, dashed: frontHair },
  top: {
    head: topHead,
    behind: topNose,
    lines: topEars,
    dashed: 'M58 84C72 66 92 60 120 60 148 60 168 66 182 84',
  },
  crown: { head: crownHead, behind: crownNeck, lines: crownEars, dashed: whorl },
  left: sideView,
  right: { ...sideView, mirrored: true },
};

export interface PhotoGuideProps extends PictureProps {
  readonly view: PhotoView;
  /** With `overlay`, only lines in the current text color, to lie over a camera image. */
  readonly overlay?: boolean;
}

/** How to hold the head for a photo: outline, face and hairline in the frame of a camera. */
export const PhotoGuide = ({ view, overlay = false, title }: PhotoGuideProps) => {
  const { head, behind, lines, dashed, mirrored } = outlines[view];
  const line = overlay ? 'currentColor' : palette.forest;
  return (
    <Picture title={title} width={300} height={300}>
      {overlay ? null : <path d="M0 0h300v300H0z" fill={palette.groundMoss} />}
      <path
        d="M24 56V40q0-16 16-16h16M244 24h16q16 0 16 16v16M276 244v16q0 16-16 16h-16M56 276H40q-16 0-16-16v-16"
        fill="none"
        stroke={overlay ? 'currentColor' : palette.moss}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g
        transform={mirrored ? 'matrix(-1 0 0 1 270 34)' : 'translate(30 34)'}
        fill="none"
        stroke={line}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {behind ? <path d={behind} /> : null}
        <path d={head} fill={overlay ? 'none' : palette.paper} />
        <path d={lines} />
        <path d={dashed} strokeDasharray="3 6" />
      </g>
    </Picture>
  );
};
