import { Shadow, Solid } from '../lighting.tsx';
import { palette } from '../palette.ts';
import { bodyPath, cylinderPath, Label, Tablet } from './parts.tsx';
import type { ShapeProps } from './shape.ts';

const ribs = (half: number, top: number, bottom: number) =>
  Array.from({ length: 17 }, (_, index) => {
    const x = 240 + half * Math.sin(((index - 8) / 8.6) * (Math.PI / 2));
    return `M${x.toFixed(1)} ${top}V${bottom + 4}`;
  }).join('');

/** Pharmacy jar with a ribbed cap; tablets or capsules lie before it. */
export const PillJar = ({ body, cap, label, band, pill, longPill }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={176} />
    <Solid d={bodyPath({ half: 86, top: 184, bottom: 402, neck: 66, shoulder: 34, foot: 18 })} fill={body} />
    <Solid d={cylinderPath(72, 126, 190, 9)} fill={cap} />
    <path d={ribs(70, 140, 186)} stroke={palette.ink} strokeOpacity=".14" strokeWidth="2" />
    <Label half={86} top={236} bottom={364} name={label} band={band} />
    {pill ? (
      <>
        <Tablet x={340} y={412} fill={pill} long={longPill} />
        <Tablet x={382} y={398} fill={pill} long={longPill} />
      </>
    ) : null}
  </>
);

/** Glass bottle with a rubber-headed dropper; the liquid stands below the shoulder. */
export const DropperBottle = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={160} />
    <Solid d="M222 132C220 104 222 74 229 66q11-8 22 0c7 8 9 38 7 66z" fill={palette.ink} />
    <Solid d={cylinderPath(33, 128, 184, 5)} fill={cap} />
    <path d={ribs(32, 138, 180)} stroke={palette.ink} strokeOpacity=".12" strokeWidth="1.6" />
    <Solid d={bodyPath({ half: 78, top: 186, bottom: 402, neck: 30, shoulder: 50, foot: 18 })} fill={body} />
    <path d="M168 262q72 9 144 0v124q0 12-14 13-58 7-116 0-14-1-14-13z" fill={palette.ink} opacity=".16" />
    <Label half={78} top={268} bottom={372} name={label} band={band} />
    <path
      d="M181 232c8-14 18-20 27-24"
      stroke={palette.white}
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".4"
      fill="none"
    />
  </>
);

/** Slim bottle with a fine-mist head. */
export const SprayBottle = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={136} />
    <Solid d={cylinderPath(12, 122, 152, 3)} fill={palette.steel} />
    <Solid d="M212 82q0-14 14-14h30q14 0 14 14v38q0 6-6 6h-46q-6 0-6-6z" fill={cap} />
    <circle cx="222" cy="98" r="5.5" fill={palette.ink} opacity=".45" />
    <Solid d={cylinderPath(34, 146, 182, 5)} fill={cap} />
    <Solid d={bodyPath({ half: 64, top: 184, bottom: 402, neck: 34, shoulder: 40, foot: 16 })} fill={body} />
    <Label half={64} top={248} bottom={368} name={label} band={band} />
  </>
);

/** Tall bottle with a lotion pump. */
export const PumpBottle = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={164} />
    <Solid d={cylinderPath(8, 74, 128, 2)} fill={palette.steel} />
    <Solid
      d="M156 92q-5 0-5-5V70q0-12 13-12h50q4-6 12-6h30q12 0 12 12v10q0 10-10 10h-36q-8 0-12-6h-38q-5 0-5 5v4q0 5-5 5z"
      fill={cap}
    />
    <Solid d={cylinderPath(32, 122, 158, 6)} fill={cap} />
    <Solid d={bodyPath({ half: 80, top: 158, bottom: 402, neck: 46, shoulder: 42, foot: 22 })} fill={body} />
    <Label half={80} top={232} bottom={368} name={label} band={band} />
  </>
);

/** Squeeze bottle with a flat flip cap. */
export const FlipBottle = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={168} />
    <Solid d={cylinderPath(50, 96, 142, 10)} fill={cap} />
    <path d="M191 122q49 6 98 0" stroke={palette.ink} strokeOpacity=".25" strokeWidth="2" fill="none" />
    <Solid d={bodyPath({ half: 82, top: 142, bottom: 402, neck: 52, shoulder: 66, foot: 24 })} fill={body} />
    <Label half={82} top={232} bottom={364} name={label} band={band} />
  </>
);
