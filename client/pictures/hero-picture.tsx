import { useId } from 'react';
import { Leaf, type LeafProps } from './leaf.tsx';
import { LightingDefs, LightingId, Shadow } from './lighting.tsx';
import { Product } from './packshot.tsx';
import { palette } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

const leaves: readonly LeafProps[] = [
  { x: 120, height: 420, lean: -150, half: 58, fill: palette.mossPale },
  { x: 880, height: 440, lean: 150, half: 60, fill: palette.mossPale },
  { x: 210, height: 600, lean: -170, half: 66, fill: palette.moss },
  { x: 800, height: 620, lean: 170, half: 68, fill: palette.moss },
  { x: 420, height: 770, lean: -130, half: 70, fill: palette.mossPale },
  { x: 610, height: 740, lean: 150, half: 70, fill: palette.mossPale },
  { x: 330, height: 660, lean: -110, half: 74, fill: palette.pine },
  { x: 690, height: 640, lean: 120, half: 74, fill: palette.pine },
  { x: 550, height: 800, lean: 56, half: 78, fill: palette.moss },
  { x: 470, height: 790, lean: -24, half: 82, fill: palette.forest },
];

interface PlinthProps {
  readonly x: number;
  readonly top: number;
  readonly half: number;
  readonly foot: number;
  readonly light: string;
}

/** A round stone block; the packs stand in the middle of its top. */
const Plinth = ({ x, top, half, foot, light }: PlinthProps) => {
  const tilt = half * 0.16;
  const side = `M${x - half} ${top}V${foot}A${half} ${tilt} 0 0 0 ${x + half} ${foot}V${top}Z`;
  return (
    <>
      <Shadow x={x} y={foot + tilt * 0.7} width={half * 1.7} />
      <path d={side} fill={palette.sand} />
      <path d={side} fill={light} />
      <ellipse cx={x} cy={top} rx={half} ry={tilt} fill={palette.paper} />
    </>
  );
};

/** The picture of the home page: three packs on stone steps before leaves. */
export const HeroPicture = ({ title }: PictureProps) => {
  const id = useId();
  const stone = `url(#${id}stone)`;
  return (
    <Picture title={title} width={1000} height={1000}>
      <LightingId value={id}>
        <LightingDefs id={id} />
        <defs>
          <linearGradient id={`${id}sky`} x2="0" y2="1">
            <stop offset="0" stopColor={palette.sand} />
            <stop offset=".8" stopColor={palette.cream} />
          </linearGradient>
          <linearGradient id={`${id}stone`}>
            <stop offset="0" stopColor={palette.ink} stopOpacity=".06" />
            <stop offset=".3" stopColor={palette.white} stopOpacity=".4" />
            <stop offset="1" stopColor={palette.ink} stopOpacity=".26" />
          </linearGradient>
        </defs>
        <path d="M0 0h1000v1000H0z" fill={`url(#${id}sky)`} />
        <circle cx="560" cy="380" r="300" fill={palette.groundSun} opacity=".8" />
        <g transform="translate(0 850)">
          {leaves.map((leaf) => (
            <Leaf key={leaf.x} {...leaf} />
          ))}
        </g>
        <path d="M0 792Q500 772 1000 792V1000H0Z" fill={palette.groundSand} />
        <Plinth x={500} top={640} half={186} foot={830} light={stone} />
        <g transform="translate(260 240)">
          <Product drugType="minoxidil" alone />
        </g>
        <Plinth x={252} top={756} half={170} foot={880} light={stone} />
        <g transform="translate(12 356)">
          <Product drugType="finasteride" alone />
        </g>
        <Plinth x={752} top={790} half={164} foot={892} light={stone} />
        <g transform="translate(512 390)">
          <Product drugType="minoxidil_foam" />
        </g>
      </LightingId>
    </Picture>
  );
};
