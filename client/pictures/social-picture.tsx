import { brand } from '#config/brand.ts';
import { Leaf, type LeafProps } from './leaf.tsx';
import { Lettering } from './lettering.tsx';
import { palette } from './palette.ts';
import { Picture } from './picture.tsx';
import { Sign } from './sign.tsx';
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

const MARGIN = 76;
const LINE = 92;

/** What stands behind the products of a preview picture: leaves on the sunny right side. */
export const SocialBackground = () => (
  <Picture width={SOCIAL_WIDTH} height={SOCIAL_HEIGHT}>
    <path d={`M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z`} fill={palette.paper} />
    <path d="M640 0h560v630H640Z" fill={palette.sand} />
    <circle cx="935" cy="220" r="210" fill={palette.groundSun} />
    <g transform="translate(0 510)">
      {leaves.map((leaf) => (
        <Leaf key={leaf.x} {...leaf} />
      ))}
    </g>
    <path d="M640 476Q920 462 1200 476V630H640Z" fill={palette.groundSand} />
  </Picture>
);

/** The left side of a preview picture, over everything else: the brand and the section's topic. */
export const SocialText = ({ section }: { readonly section: SocialSection }) => {
  const { lines, note } = section;
  const first = 352 - ((lines.length - 1) * LINE) / 2 + 14;
  return (
    <Picture width={SOCIAL_WIDTH} height={SOCIAL_HEIGHT}>
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
    </Picture>
  );
};
