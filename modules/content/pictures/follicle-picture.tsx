import { palette } from '#client/pictures/palette.ts';
import { Picture, type PictureProps } from '#client/pictures/picture.tsx';

/** Five growth cycles of one root: each shallower, with a thinner and shorter hair. */
const cycles = [
  { x: 62, depth: 112, height: 150, width: 11 },
  { x: 164, depth: 94, height: 122, width: 8.5 },
  { x: 266, depth: 76, height: 90, width: 6 },
  { x: 368, depth: 58, height: 54, width: 4 },
  { x: 466, depth: 42, height: 20, width: 2.2 },
] as const;

const SKIN = 196;

/** How a hair root shrinks under DHT over the years, as a cross section of the scalp. */
export const FolliclePicture = ({ title }: PictureProps) => (
  <Picture title={title} width={528} height={377}>
    <path d="M0 0h528v377H0z" fill={palette.groundMoss} />
    <circle cx="440" cy="84" r="46" fill={palette.paper} opacity=".75" />
    <path d={`M0 ${SKIN}q66-7 132 0t132 0 132 0 132 0V377H0z`} fill={palette.skin} />
    <path d={`M0 ${SKIN + 22}q66-7 132 0t132 0 132 0 132 0V377H0z`} fill={palette.skinShade} opacity=".45" />
    <path d={`M0 ${SKIN + 96}q66-9 132 0t132 0 132 0 132 0V377H0z`} fill={palette.amberLight} opacity=".4" />
    {cycles.map(({ x, depth, height, width }) => {
      const root = SKIN + depth;
      const bulb = width * 1.5 + 3;
      return (
        <g key={x}>
          <path
            d={`M${x - width - 3} ${SKIN - 2}L${x - bulb} ${root - bulb}Q${x - bulb} ${root + bulb} ${x} ${root + bulb}T${x + bulb} ${root - bulb}L${x + width + 3} ${SKIN - 2}Z`}
            fill={palette.clayPale}
          />
          <path
            d={`M${x} ${root}V${SKIN}Q${x + 2} ${SKIN - height * 0.6} ${x + height * 0.24} ${SKIN - height}`}
            fill="none"
            stroke={palette.hair}
            strokeWidth={width}
            strokeLinecap="round"
          />
          <circle cx={x} cy={root} r={bulb - 2} fill={palette.hair} />
          <path
            d={`M${x - bulb + 5} ${root + bulb + 1}q${bulb - 5} -${bulb * 0.8} ${(bulb - 5) * 2} 0`}
            fill={palette.clay}
          />
        </g>
      );
    })}
  </Picture>
);
