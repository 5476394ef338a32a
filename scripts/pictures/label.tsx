import { renderToStaticMarkup } from 'react-dom/server';
import { Lettering } from '#client/pictures/lettering.tsx';
import { palette } from '#client/pictures/palette.ts';
import { Picture } from '#client/pictures/picture.tsx';
import { Sign } from '#client/pictures/sign.tsx';
import { brand } from '#config/brand.ts';
import { labelSizeOf, type ProductShot } from './product-shots.ts';

/** Units of the drawing per centimeter. */
const CENTIMETER = 100;
/** Of a letter's size: the mean advance of a character of the display face. */
const ADVANCE = 0.47;
/** A round body shows this part of its label to the camera without turning letters away. */
const ROUND_WIDTH = 0.42;
const FLAT_WIDTH = 0.78;

/** Whether dark print is easier to read on a color than light print. */
const isLight = (color: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) > 380;

const CartonLabel = ({ shot, width, height }: LabelProps) => {
  const { label, ink } = shot;
  const left = 60;
  const longest = Math.max(...(label?.name ?? []).map((line) => line.length));
  const size = Math.min(100, (width * FLAT_WIDTH) / (longest * ADVANCE));
  return (
    <>
      <path d={`M0 ${height * 0.72}H${width}V${height}H0Z`} fill={shot.band ?? ink} />
      <Sign x={left + 36} y={96} size={76} fill={palette.forest} />
      {label?.name.map((line, index) => (
        <Lettering
          key={line}
          text={line}
          x={left}
          y={330 + index * size}
          size={size}
          spacing={-1}
          fill={ink}
        />
      ))}
      {label?.detail ? (
        <Lettering text={label.detail} x={left} y={402} size={54} fill={palette.forestDeep} />
      ) : null}
      {shot.rx ? (
        <Lettering text="Rx only" x={left} y={height * 0.72 - 44} size={40} fill={palette.forestDeep} />
      ) : null}
      <Lettering
        text={brand.name}
        x={left}
        y={height - 60}
        size={50}
        fill={isLight(shot.band ?? ink) ? palette.ink : palette.paper}
      />
    </>
  );
};

const RoundLabel = ({ shot, width, height }: LabelProps) => {
  const { label, ink, band } = shot;
  if (!label) return null;
  const middle = width / 2;
  const low = shot.container === 'lowJar';
  const longest = Math.max(...label.name.map((line) => line.length));
  const size = Math.min(height * (low ? 0.3 : 0.21), (width * ROUND_WIDTH) / (longest * ADVANCE));
  const soft = ink === palette.ink ? palette.forestDeep : palette.mossPale;
  const first = low ? height * 0.56 : height * 0.47 - ((label.name.length - 1) * size) / 2.2;
  const after = first + (label.name.length - 1) * size * 1.04;
  const small = Math.max(34, size * 0.56);
  const foot = band ? height * 0.9 : height;
  return (
    <>
      {band ? <path d={`M0 ${height * 0.92}H${width}V${height}H0Z`} fill={band} /> : null}
      {low ? null : (
        <Sign
          x={middle}
          y={height * 0.16}
          size={height * 0.14}
          fill={ink === palette.ink ? palette.forest : ink}
        />
      )}
      {label.name.map((line, index) => (
        <Lettering
          key={line}
          text={line}
          x={middle}
          y={first + index * size * 1.04}
          size={size}
          spacing={-0.8}
          middle
          fill={ink}
        />
      ))}
      {label.detail ? (
        <Lettering text={label.detail} x={middle} y={after + small * 1.35} size={small} middle fill={soft} />
      ) : null}
      {low ? null : <path d={`M${middle - 70} ${foot * 0.78}h140v3h-140z`} fill={palette.clay} />}
      <Lettering
        text={[label.amount, shot.rx ? 'Rx only' : brand.name].filter(Boolean).join('  –  ')}
        x={middle}
        y={low ? height * 0.84 : foot * 0.78 + small * 1.3}
        size={small * 0.74}
        spacing={1}
        middle
        fill={soft}
      />
    </>
  );
};

interface LabelProps {
  readonly shot: ProductShot & { readonly rx: boolean };
  readonly width: number;
  readonly height: number;
}

/** The print of a product's label as an SVG file; null where a product has none. Letters are outlines. */
export const labelFor = (shot: LabelProps['shot']): string | null => {
  const size = labelSizeOf(shot.container);
  if (!size || !shot.label) return null;
  const [width, height] = [size[0] * CENTIMETER, size[1] * CENTIMETER];
  const Print = shot.container === 'carton' ? CartonLabel : RoundLabel;
  return renderToStaticMarkup(
    <Picture width={width} height={height}>
      <path d={`M0 0H${width}V${height}H0Z`} fill={shot.paper} />
      <Print shot={shot} width={width} height={height} />
    </Picture>,
  );
};
