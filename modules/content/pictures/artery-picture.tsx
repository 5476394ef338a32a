import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

/** An equally thick deposit fills most of a narrow vessel and little of a wide one. */
const vessels = [
  { x: 110, outer: 58, inner: 34 },
  { x: 296, outer: 84, inner: 60 },
] as const;

const deposit = 22;

/** Cross sections of a narrow and a wide artery, with an equally thick deposit in both. */
export const ArteryPicture = ({ title }: PictureProps) => (
  <Picture title={title} width={420} height={300}>
    <path d="M0 0h420v300H0z" fill={palette.groundClay} />
    <path d="M-10 226q60-54 120-30t126-6 194-24V300H-10z" fill={palette.sand} opacity=".8" />
    {vessels.map(({ x, outer, inner }) => (
      <g key={x} transform={`translate(${x} 150)`}>
        <ellipse cx="10" cy={outer + 6} rx={outer * 0.9} ry="10" fill={palette.ink} opacity=".12" />
        <circle r={outer} fill={palette.clay} />
        <circle r={outer - 8} fill={palette.clayPale} />
        <circle r={inner + 6} fill={palette.blood} />
        <circle r={inner} fill={palette.amberLight} />
        <circle cx={deposit * 0.2} cy={-deposit * 0.16} r={inner - deposit} fill={palette.blood} />
        <path
          d={`M${-outer + 8} ${-outer * 0.34}A${outer - 4} ${outer - 4} 0 0 1 ${-outer * 0.2} ${-outer + 7}`}
          fill="none"
          stroke={palette.white}
          strokeOpacity=".5"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    ))}
  </Picture>
);
