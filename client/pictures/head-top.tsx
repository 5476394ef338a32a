import { topEars, topHair, topHead, topNose, topShoulders } from './head-paths.ts';
import { palette } from './palette.ts';

/** Strands that turn out of the whorl on the crown, as one path. */
const strands = Array.from({ length: 46 }, (_, index) => {
  const angle = (index / 46) * Math.PI * 2;
  const at = (radius: number, turn: number): string =>
    `${(120 + Math.cos(angle + turn) * radius).toFixed(0)} ${(158 + Math.sin(angle + turn) * radius * 1.15).toFixed(0)}`;
  return `M${at(9 + (index % 3) * 9, 0)}Q${at(60, 0.3)} ${at(140, 0.42)}`;
}).join('');

export interface HeadTopProps {
  readonly id: string;
  /** Bare skin, drawn over the hair. */
  readonly bare?: string;
  /** Bare or thin patch on the crown. */
  readonly crown?: readonly [y: number, rx: number, ry: number];
  /** An area to highlight. */
  readonly marked?: readonly string[];
}

/** The head from above with its hair, 240 × 240. The mask removes hair where skin is bare. */
export const HeadTop = ({ id, bare, crown, marked = [] }: HeadTopProps) => (
  <>
    <defs>
      <clipPath id={`${id}hair`}>
        <path d={topHair} />
      </clipPath>
      <clipPath id={`${id}scalp`}>
        <path d={topHead} />
      </clipPath>
      <radialGradient id={`${id}thin`}>
        <stop offset=".58" stopColor={palette.black} />
        <stop offset="1" stopColor={palette.black} stopOpacity="0" />
      </radialGradient>
      <mask id={`${id}left`} maskUnits="userSpaceOnUse" x="0" y="0" width="240" height="240">
        <path d="M0 0h240v240H0z" fill={palette.white} />
        {bare ? <path d={bare} fill={palette.black} /> : null}
        {crown ? (
          <ellipse cx="120" cy={crown[0]} rx={crown[1] * 1.3} ry={crown[2] * 1.3} fill={`url(#${id}thin)`} />
        ) : null}
      </mask>
      <radialGradient id={`${id}light`} cx=".38" cy=".34" r=".75">
        <stop offset="0" stopColor={palette.white} stopOpacity=".3" />
        <stop offset=".55" stopColor={palette.white} stopOpacity="0" />
        <stop offset="1" stopColor={palette.ink} stopOpacity=".2" />
      </radialGradient>
    </defs>
    <path d={topShoulders} fill={palette.shirt} />
    <path d={topEars} fill={palette.skinShade} />
    <path d={topNose} fill={palette.skin} />
    <path d={topHead} fill={palette.skin} />
    <g clipPath={`url(#${id}hair)`}>
      <g mask={`url(#${id}left)`}>
        <path d={topHair} fill={palette.hair} />
        <path d={strands} stroke={palette.hairLight} strokeWidth="1.4" fill="none" opacity=".75" />
      </g>
    </g>
    <g
      clipPath={`url(#${id}scalp)`}
      fill={palette.clay}
      fillOpacity=".5"
      stroke={palette.clayPale}
      strokeWidth="2.5"
      strokeDasharray="5 5"
      strokeLinecap="round"
    >
      {marked.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
    <path d={topHead} fill={`url(#${id}light)`} />
  </>
);
