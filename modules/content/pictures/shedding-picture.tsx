import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

/** Loose hairs lying on the tiles. */
const fallen = [
  'M70 226q40-26 84-6',
  'M126 250q30 14 66-2',
  'M210 222q34-20 70 2',
  'M250 252q40 10 74-14',
  'M92 262q18-20 40-14',
];

/** A comb with a few hairs in it, and more beside it. */
export const SheddingPicture = ({ title }: PictureProps) => (
  <Picture title={title} width={420} height={300}>
    <path d="M0 0h420v300H0z" fill={palette.groundMist} />
    <path d="M0 206h420v94H0z" fill={palette.sand} />
    <path
      d="M0 252h420M70 206L30 300M180 206L164 300M290 206L304 300M390 206L440 300"
      stroke={palette.paper}
      strokeWidth="3"
      fill="none"
    />
    <g transform="rotate(-9 210 130)">
      <path d="M74 84h272a16 16 0 0 1 16 16v22H58v-22a16 16 0 0 1 16-16z" fill={palette.forest} />
      <path d="M74 84h272a16 16 0 0 1 16 16v2H58v-2a16 16 0 0 1 16-16z" fill={palette.pine} />
      <path
        d={Array.from({ length: 23 }, (_, index) => `M${64 + index * 13} 120h8v62a4 4 0 0 1-8 0z`).join('')}
        fill={palette.forest}
      />
      <g fill="none" stroke={palette.hair} strokeWidth="2.2" strokeLinecap="round">
        <path d="M112 128q60 60 30 96M120 140q96 34 150-6M236 132q-40 60 10 96M300 150q-60 30-110 2M262 128q60 40 40 84" />
      </g>
    </g>
    <path d={fallen.join('')} fill="none" stroke={palette.hairLight} strokeWidth="2" strokeLinecap="round" />
  </Picture>
);
