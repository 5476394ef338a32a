import { Shadow, Solid } from '../lighting.tsx';
import { palette } from '../palette.ts';
import { cylinderPath } from './parts.tsx';

const grafts = [
  [176, 314],
  [206, 300],
  [240, 296],
  [274, 300],
  [304, 314],
  [190, 336],
  [222, 326],
  [258, 326],
  [290, 336],
  [208, 356],
  [240, 350],
  [272, 356],
] as const;

/** Follicular unit extraction: single follicles laid out in a dish. */
export const GraftDish = () => (
  <>
    <Shadow x={240} y={392} width={268} />
    <path d="M106 330c0 44 60 74 134 74s134-30 134-74z" fill={palette.steel} />
    <Solid d="M106 330c0 44 60 74 134 74s134-30 134-74z" fill="none" />
    <ellipse cx="240" cy="328" rx="134" ry="62" fill={palette.white} />
    <ellipse cx="240" cy="330" rx="122" ry="53" fill={palette.groundMist} />
    <ellipse cx="222" cy="322" rx="92" ry="36" fill={palette.white} opacity=".5" />
    {grafts.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M0 6q6-22 2-34" stroke={palette.hair} strokeWidth="2.4" strokeLinecap="round" fill="none" />
        <ellipse
          cx="0"
          cy="6"
          rx="5"
          ry="7.5"
          fill={palette.skinLight}
          stroke={palette.skinShade}
          strokeWidth="1.2"
        />
      </g>
    ))}
    <path d="M356 120l16 8-96 170-5-2z" fill={palette.steelDark} />
    <path d="M392 140l12 13-129 146-4-3z" fill={palette.steel} />
    <path d="M350 128c10-24 24-38 40-44q14-4 20 8 4 10-4 24c-5 10-10 22-16 34z" fill={palette.steelDark} />
    <path
      d="M356 128c10-20 22-34 36-40"
      stroke={palette.white}
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".6"
      fill="none"
    />
  </>
);

/** Platelet-rich plasma: a spun tube, plasma above, red cells below. */
export const PlasmaTube = () => (
  <>
    <Shadow x={240} y={404} width={150} />
    <path d="M206 118h68v250q0 34-34 34t-34-34z" fill={palette.white} opacity=".7" />
    <path d="M206 170h68v112h-68z" fill={palette.plasma} />
    <path d="M206 280q34 8 68 0v16q-34 8-68 0z" fill={palette.cream} />
    <path d="M206 294q34 8 68 0v74q0 34-34 34t-34-34z" fill={palette.blood} />
    <ellipse cx="240" cy="170" rx="34" ry="6" fill={palette.white} opacity=".55" />
    <Solid d="M206 118h68v250q0 34-34 34t-34-34z" fill="none" />
    <path d="M216 136v210" stroke={palette.white} strokeWidth="5" strokeLinecap="round" opacity=".55" />
    <Solid d={cylinderPath(42, 70, 124, 8)} fill={palette.forest} />
    <Solid d="M150 340q90 12 180 0v50q0 14-16 15-74 6-148 0-16-1-16-15z" fill={palette.cream} />
    <ellipse cx="240" cy="342" rx="90" ry="12" fill={palette.white} opacity=".5" />
  </>
);
