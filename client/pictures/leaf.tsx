import { palette } from './palette.ts';

export interface LeafProps {
  /** x of its base. */
  readonly x: number;
  readonly height: number;
  /** How far its tip is to the right of its base. */
  readonly lean: number;
  readonly half: number;
  readonly fill: string;
}

/** From the base up `height`, leaning by `lean`. */
const blade = ({ height, lean, half }: LeafProps): string =>
  [
    'M0 0',
    `C${lean * 0.1 - half} ${-height * 0.32} ${lean * 0.5 - half * 0.9} ${-height * 0.72} ${lean} ${-height}`,
    `C${lean * 0.5 + half * 0.9} ${-height * 0.66} ${lean * 0.2 + half} ${-height * 0.28} 0 0Z`,
  ].join('');

/** A leaf in the brand's style, growing up from the line y = 0. */
export const Leaf = (leaf: LeafProps) => (
  <g transform={`translate(${leaf.x})`}>
    <path d={blade(leaf)} fill={leaf.fill} />
    <path
      d={`M0 0Q${leaf.lean * 0.35} ${-leaf.height * 0.5} ${leaf.lean * 0.94} ${-leaf.height * 0.93}`}
      fill="none"
      stroke={palette.paper}
      strokeOpacity=".28"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </g>
);
