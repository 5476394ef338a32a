import { Lettering } from '../lettering.tsx';
import { Solid } from '../lighting.tsx';
import { palette } from '../palette.ts';

/** Measures of a round body around x = 240: half its width at the bottom, the shoulder's height and radius. */
interface BodyMeasures {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the width where the body meets the neck. */
  readonly neck: number;
  /** Height over which it narrows to the neck. */
  readonly shoulder: number;
  readonly foot?: number;
}

/** Outline of a bottle body: soft shoulders, a slightly bowed and rounded foot. */
export const bodyPath = ({ half, top, bottom, neck, shoulder, foot = 14 }: BodyMeasures): string => {
  const l = 240 - half;
  const r = 240 + half;
  const s = top + shoulder;
  return [
    `M${240 - neck} ${top}`,
    `C${240 - neck} ${top + shoulder * 0.45} ${l} ${top + shoulder * 0.35} ${l} ${s}`,
    `V${bottom - foot}`,
    `Q${l} ${bottom} ${l + foot * 1.3} ${bottom + 2}`,
    `Q240 ${bottom + 8} ${r - foot * 1.3} ${bottom + 2}`,
    `Q${r} ${bottom} ${r} ${bottom - foot}`,
    `V${s}`,
    `C${r} ${top + shoulder * 0.35} ${240 + neck} ${top + shoulder * 0.45} ${240 + neck} ${top}`,
    'Z',
  ].join('');
};

/** A cylinder seen a little from above: straight sides, bowed foot, rounded rim. */
export const cylinderPath = (half: number, top: number, bottom: number, rim = 5): string =>
  `M${240 - half} ${top + rim}Q${240 - half} ${top} ${240 - half + rim} ${top}H${240 + half - rim}Q${240 + half} ${top} ${240 + half} ${top + rim}V${bottom}Q240 ${bottom + 7} ${240 - half} ${bottom}Z`;

interface LabelProps {
  readonly half: number;
  readonly top: number;
  readonly bottom: number;
  readonly name: readonly string[];
  /** `none` prints directly on the pack. */
  readonly paper?: string;
  readonly ink?: string;
  /** A band of color at the bottom of the label. */
  readonly band?: string;
}

/** The printed label: brand symbol, product name in the display face, a fine rule. It follows the curve of the body. */
export const Label = ({
  half,
  top,
  bottom,
  name,
  paper = palette.paper,
  ink = palette.ink,
  band,
}: LabelProps) => {
  const l = 240 - half;
  const r = 240 + half;
  const wrap = (from: number, to: number) =>
    `M${l} ${from}Q240 ${from + 6} ${r} ${from}V${to}Q240 ${to + 6} ${l} ${to}Z`;
  const size = Math.min(25, (half * 3.25) / Math.max(...name.map((line) => line.length)));
  const middle = (top + bottom) / 2 + (band ? 2 : 8);
  return (
    <>
      {paper === 'none' ? null : <path d={wrap(top, bottom)} fill={paper} />}
      {band ? <path d={wrap(bottom - 16, bottom)} fill={band} /> : null}
      {paper === 'none' ? null : <Solid d={wrap(top, bottom)} fill="none" />}
      <Sign x={240} y={top + 20} size={22} fill={ink} />
      {name.map((line, index) => (
        <Lettering
          key={line}
          text={line}
          x={240}
          y={middle + (index - (name.length - 1) / 2) * size * 1.12 + size * 0.4}
          size={size}
          spacing={-0.4}
          middle
          fill={ink}
        />
      ))}
    </>
  );
};

/** The three blades of the brand, small. */
export const Sign = ({
  x,
  y,
  size,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}) => (
  <path
    transform={`translate(${x - size / 2} ${y - size / 3}) scale(${size / 32})`}
    fill={fill}
    d="M16 30c-3.7-7.6-3.7-18.3 0-28 3.7 9.7 3.7 20.4 0 28zM13.9 29.600C6.6 26.4 2.9 18.8 3.6 9.800c6.5 4 10.1 11 10.3 19.800zM18.1 29.600c7.3-3.2 11-10.8 10.3-19.8-6.5 4-10.1 11-10.3 19.800z"
  />
);

/** A tablet lying on the floor. */
export const Tablet = ({
  x,
  y,
  fill,
  long = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly long?: boolean;
}) => {
  const w = long ? 29 : 22;
  return (
    <>
      <ellipse cx={x + 4} cy={y + 9} rx={w + 4} ry="6" fill={palette.ink} opacity=".16" />
      <ellipse cx={x} cy={y + 4} rx={w} ry="10" fill={fill} />
      <ellipse cx={x} cy={y + 4} rx={w} ry="10" fill={palette.ink} opacity=".2" />
      <ellipse cx={x} cy={y} rx={w} ry="10" fill={fill} />
      <ellipse cx={x - w * 0.2} cy={y - 2.5} rx={w * 0.6} ry="5" fill={palette.white} opacity=".35" />
      <path
        d={`M${x - w * 0.45} ${y + 1.5}L${x + w * 0.45} ${y - 1.5}`}
        stroke={palette.ink}
        strokeOpacity=".18"
        strokeWidth="1.5"
      />
    </>
  );
};
