import { Lettering } from '../lettering.tsx';
import { Shadow, Solid } from '../lighting.tsx';
import { palette } from '../palette.ts';
import { cylinderPath, Label, Sign } from './parts.tsx';
import type { ShapeProps } from './shape.ts';

/** Aerosol can with a domed shoulder and a cap. */
export const FoamCan = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={144} />
    <Solid d="M198 128V98q0-24 24-26h36q24 2 24 26v30z" fill={cap} />
    <path d="M199 118q41 5 82 0" stroke={palette.ink} strokeOpacity=".18" strokeWidth="1.5" fill="none" />
    <Solid d="M174 178c0-30 18-48 34-52h64c16 4 34 22 34 52z" fill={palette.steel} />
    <Solid d={cylinderPath(68, 174, 398, 5)} fill={body} />
    <Solid d="M172 398q68 7 136 0v6q-68 9-136 0zM170 176q70 6 140 0v5q-70 6-140 0z" fill={palette.steel} />
    <Label half={68} top={218} bottom={356} name={label} paper="none" ink={cap} band={band} />
  </>
);

/** Tube standing on its cap. */
export const Tube = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={130} />
    <Solid d={cylinderPath(52, 348, 400, 4)} fill={cap} />
    <Solid d="M158 82h164l-24 260q-2 10-12 10h-92q-10 0-12-10z" fill={body} />
    <Solid d="M156 66h168v18H156z" fill={body} light="flat" />
    <path
      d="M162 70v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10m8-10v10"
      stroke={palette.ink}
      strokeOpacity=".16"
      strokeWidth="1.5"
    />
    <Label half={66} top={150} bottom={282} name={label} paper="none" ink={palette.ink} />
    {band ? <Solid d="M176 300q64 5 128 0l-1.8 18q-62 5-124.4 0z" fill={band} /> : null}
  </>
);

/** Low jar with a wide screw lid. */
export const LowJar = ({ body, cap, label, band }: ShapeProps) => (
  <>
    <Shadow x={240} y={404} width={236} />
    <Solid d="M124 300q116 12 232 0v78q0 24-26 26-90 9-180 0-26-2-26-26z" fill={body} />
    <Solid d={cylinderPath(120, 238, 300, 12)} fill={cap} />
    <path d="M122 250q0-12 14-12h208q14 0 14 12-118 12-236 0z" fill={palette.white} opacity=".16" />
    <Label half={84} top={316} bottom={384} name={label} paper="none" ink={palette.paper} band={band} />
  </>
);

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Folding carton, with a blister of tablets leaning before it. */
export const Carton = ({
  body,
  cap,
  label,
  band = palette.clay,
  pill = palette.white,
  longPill,
}: ShapeProps) => (
  <>
    <Shadow x={226} y={404} width={224} />
    <path d="M296 132l40 14v246l-40 14z" fill={cap} />
    <path d="M296 132l40 14v246l-40 14z" fill={palette.ink} opacity=".22" />
    <Solid d="M128 132h168v274H128z" fill={body} light="flat" />
    <path d="M128 132l36-12h168l4 26-40-14z" fill={palette.white} opacity=".6" />
    <path d="M128 132l36-12h168l4 26-40-14z" fill={body} opacity=".55" />
    <path d="M128 366h168v40H128z" fill={band} />
    <Sign x={154} y={166} size={30} fill={cap} />
    {label.map((line, index) => (
      <Lettering
        key={line}
        text={line}
        x={146}
        y={236 + index * 30}
        size={25}
        spacing={-0.5}
        fill={palette.ink}
      />
    ))}
    <g transform="translate(236 298) rotate(-7)">
      <ellipse cx="84" cy="106" rx="108" ry="9" fill={palette.ink} opacity=".2" />
      <Solid d="M8 0h156q8 0 8 8v88q0 8-8 8H8q-8 0-8-8V8q0-8 8-8z" fill={palette.steel} light="flat" />
      {cells.map((cell) => {
        const x = 20 + (cell % 5) * 33;
        const y = 32 + Math.floor(cell / 5) * 42;
        const rx = longPill ? 13 : 11.5;
        const ry = longPill ? 9 : 11.5;
        return (
          <g key={cell}>
            <ellipse cx={x} cy={y} rx={rx + 3} ry={ry + 3} fill={palette.white} opacity=".5" />
            <ellipse cx={x + 1.5} cy={y + 2} rx={rx} ry={ry} fill={palette.ink} opacity=".22" />
            <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={pill} />
            <ellipse cx={x - 3} cy={y - 4} rx={rx * 0.45} ry={ry * 0.3} fill={palette.white} opacity=".7" />
          </g>
        );
      })}
    </g>
  </>
);
