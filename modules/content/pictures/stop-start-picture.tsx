import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

const wave =
  'M20 246C62 236 78 128 112 124 140 122 140 186 166 184 194 182 196 114 224 110 252 106 250 168 276 166 304 164 308 104 336 98 356 94 376 108 400 120';
/** Start of each pause. */
const pauses = [
  [112, 124],
  [224, 110],
  [336, 98],
] as const;

/** Arousal over time with three pauses, always below the dashed line. */
export const StopStartPicture = ({ title }: PictureProps) => (
  <Picture title={title} width={420} height={300}>
    <path d="M0 0h420v300H0z" fill={palette.groundMoss} />
    <circle cx="346" cy="62" r="92" fill={palette.groundSun} opacity=".7" />
    <path d={`${wave}V270H20Z`} fill={palette.paper} opacity=".8" />
    <path d="M20 270h380" stroke={palette.moss} strokeWidth="3" strokeLinecap="round" />
    <path d="M20 66h380" stroke={palette.clay} strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" />
    <path d={wave} fill="none" stroke={palette.forest} strokeWidth="7" strokeLinecap="round" />
    {pauses.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="19" fill={palette.forest} />
        <path
          d={`M${x - 5} ${y - 7}v14M${x + 5} ${y - 7}v14`}
          stroke={palette.paper}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    ))}
  </Picture>
);
