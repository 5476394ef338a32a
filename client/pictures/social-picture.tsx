import { useId } from 'react';
import { brand } from '#config/brand.ts';
import { Leaf, type LeafProps } from './leaf.tsx';
import { Lettering } from './lettering.tsx';
import { LightingDefs, LightingId } from './lighting.tsx';
import { Product } from './packshot.tsx';
import { palette } from './palette.ts';
import { Picture } from './picture.tsx';
import { Sign } from './shapes/parts.tsx';
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialSection } from './social-sections.ts';

const leaves: readonly LeafProps[] = [
  { x: 720, height: 270, lean: -70, half: 44, fill: palette.mossPale },
  { x: 1150, height: 380, lean: 70, half: 52, fill: palette.mossPale },
  { x: 800, height: 400, lean: -80, half: 52, fill: palette.moss },
  { x: 1070, height: 450, lean: 70, half: 56, fill: palette.pine },
  { x: 870, height: 486, lean: -40, half: 56, fill: palette.pine },
  { x: 1000, height: 500, lean: 34, half: 58, fill: palette.moss },
  { x: 935, height: 530, lean: 0, half: 58, fill: palette.forest },
];

/** Position and size of one, two or three products; the last is in front. */
const places: Readonly<Record<number, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  1: [[640, 65, 1.24]],
  2: [
    [760, 100, 1.06],
    [570, 130, 1.08],
  ],
  3: [
    [700, 72, 1.02],
    [840, 104, 1.02],
    [560, 122, 1.04],
  ],
};

const MARGIN = 76;
const LINE = 92;

/** The preview picture of a shared link: the brand, the section's topic, and some of its products among leaves. */
export const SocialPicture = ({ section }: { readonly section: SocialSection }) => {
  const id = useId();
  const { lines, note, products } = section;
  const first = 352 - ((lines.length - 1) * LINE) / 2 + 14;
  return (
    <Picture width={SOCIAL_WIDTH} height={SOCIAL_HEIGHT}>
      <LightingId value={id}>
        <LightingDefs id={id} />
        <path d={`M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z`} fill={palette.paper} />
        <path d="M640 0h560v630H640Z" fill={palette.sand} />
        <circle cx="935" cy="220" r="210" fill={palette.groundSun} />
        <g transform="translate(0 510)">
          {leaves.map((leaf) => (
            <Leaf key={leaf.x} {...leaf} />
          ))}
        </g>
        <path d="M640 476Q920 462 1200 476V630H640Z" fill={palette.groundSand} />
        {products.map((drugType, index) => {
          const [x, y, scale] = places[products.length]?.[index] ?? [640, 65, 1.2];
          return (
            <g key={drugType} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Product drugType={drugType} alone={products.length > 1} />
            </g>
          );
        })}
        <path d={`M0 0h640v${SOCIAL_HEIGHT}H0z`} fill={palette.paper} />
        <Sign x={MARGIN + 22} y={92} size={48} fill={palette.forest} />
        <Lettering text={brand.name} x={MARGIN + 62} y={110} size={42} fill={palette.ink} />
        {lines.map((line, index) => (
          <Lettering
            key={line}
            text={line}
            x={MARGIN}
            y={first + index * LINE}
            size={88}
            spacing={-1.6}
            fill={palette.ink}
          />
        ))}
        <Lettering text={note} x={MARGIN} y={554} size={31} fill={palette.pine} />
      </LightingId>
    </Picture>
  );
};
