import type { HairLoss } from './hair-stages.ts';
import {
  sideBrow,
  sideEar,
  sideEarFold,
  sideEye,
  sideHead,
  sideJaw,
  sideMouth,
  sideShirt,
} from './head-paths.ts';
import { palette } from './palette.ts';

/** Strands combed back and down, as one path. */
const strands = Array.from({ length: 26 }, (_, index) => {
  const x = 58 + index * 6;
  return `M${x} 14Q${x + 34} ${48 + index} ${x + 22} 150`;
}).join('');

/** The head from the left, 240 × 240. */
export const HeadSide = ({ id, hair }: { readonly id: string; readonly hair: HairLoss }) => (
  <>
    <defs>
      <clipPath id={`${id}side`}>
        <path d={hair.side} />
      </clipPath>
      <mask id={`${id}left`} maskUnits="userSpaceOnUse" x="0" y="0" width="240" height="240">
        <path d="M0 0h240v240H0z" fill={palette.white} />
        {hair.sideCrown ? (
          <path
            d={hair.sideCrown}
            fill={palette.black}
            stroke={palette.black}
            strokeOpacity=".45"
            strokeWidth="6"
          />
        ) : null}
      </mask>
      <linearGradient id={`${id}turn`} x1=".1" x2=".95" y2=".5">
        <stop offset="0" stopColor={palette.white} stopOpacity=".26" />
        <stop offset=".5" stopColor={palette.white} stopOpacity="0" />
        <stop offset="1" stopColor={palette.ink} stopOpacity=".2" />
      </linearGradient>
    </defs>
    <path d={sideHead} fill={palette.skin} />
    <path d={sideShirt} fill={palette.shirt} />
    <path
      d={sideJaw}
      stroke={palette.skinShade}
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
      opacity=".8"
    />
    <path d={sideHead} fill={`url(#${id}turn)`} />
    <g clipPath={`url(#${id}side)`}>
      <g mask={`url(#${id}left)`}>
        <path d={hair.side} fill={palette.hair} />
        <path d={strands} stroke={palette.hairLight} strokeWidth="1.4" fill="none" opacity=".7" />
      </g>
    </g>
    <path d={sideEar} fill={palette.skin} stroke={palette.skinShade} strokeWidth="2" />
    <g stroke={palette.skinShade} strokeWidth="2" strokeLinecap="round" fill="none">
      <path d={sideEarFold} />
      <path d={sideMouth} />
    </g>
    <g stroke={palette.hair} strokeLinecap="round" fill="none">
      <path d={sideEye} strokeWidth="2.2" />
      <path d={sideBrow} strokeWidth="4" />
    </g>
  </>
);
