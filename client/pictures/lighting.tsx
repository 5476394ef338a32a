import { createContext, useContext } from 'react';
import { palette } from './palette.ts';

/** Prefix of the gradient ids of this drawing; several drawings share a page. */
export const LightingId = createContext('');

const ink = palette.ink;
const white = palette.white;

/** Light from the upper left, the same for every product: round bodies, flat faces, glass and the floor. */
export const LightingDefs = ({ id }: { readonly id: string }) => (
  <defs>
    <linearGradient id={`${id}round`}>
      <stop offset="0" stopColor={ink} stopOpacity=".3" />
      <stop offset=".07" stopColor={ink} stopOpacity=".1" />
      <stop offset=".17" stopColor={white} stopOpacity=".18" />
      <stop offset=".27" stopColor={white} stopOpacity=".42" />
      <stop offset=".36" stopColor={white} stopOpacity=".16" />
      <stop offset=".55" stopColor={white} stopOpacity="0" />
      <stop offset=".82" stopColor={ink} stopOpacity=".15" />
      <stop offset=".94" stopColor={ink} stopOpacity=".34" />
      <stop offset="1" stopColor={ink} stopOpacity=".24" />
    </linearGradient>
    <linearGradient id={`${id}fall`} x2="0" y2="1">
      <stop offset="0" stopColor={white} stopOpacity=".14" />
      <stop offset=".5" stopColor={white} stopOpacity="0" />
      <stop offset="1" stopColor={ink} stopOpacity=".16" />
    </linearGradient>
    <radialGradient id={`${id}floor`}>
      <stop offset="0" stopColor={ink} stopOpacity=".42" />
      <stop offset=".5" stopColor={ink} stopOpacity=".16" />
      <stop offset="1" stopColor={ink} stopOpacity="0" />
    </radialGradient>
    <radialGradient id={`${id}glow`} cx=".36" cy=".26" r=".8">
      <stop offset="0" stopColor={white} stopOpacity=".75" />
      <stop offset=".6" stopColor={white} stopOpacity=".1" />
      <stop offset="1" stopColor={ink} stopOpacity=".05" />
    </radialGradient>
  </defs>
);

interface SolidProps {
  readonly d: string;
  readonly fill: string;
  /** `round` for round bodies, `flat` for faces. */
  readonly light?: 'round' | 'flat';
}

/** A part of a product: its color, then the light over it. */
export const Solid = ({ d, fill, light = 'round' }: SolidProps) => {
  const id = useContext(LightingId);
  return (
    <>
      <path d={d} fill={fill} />
      {light === 'round' ? <path d={d} fill={`url(#${id}round)`} /> : null}
      <path d={d} fill={`url(#${id}fall)`} />
    </>
  );
};

interface ShadowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where a product touches the floor: a wide soft shadow to the right and a tight dark one. */
export const Shadow = ({ x, y, width }: ShadowProps) => {
  const id = useContext(LightingId);
  const fill = `url(#${id}floor)`;
  return (
    <>
      <ellipse
        cx={x + width * 0.16}
        cy={y + 2}
        rx={width * 0.86}
        ry={width * 0.13}
        fill={fill}
        opacity=".7"
      />
      <ellipse cx={x + width * 0.02} cy={y} rx={width * 0.56} ry={width * 0.055} fill={fill} />
    </>
  );
};
