import { kerning, letters } from './letters.data.ts';

/** Units of the outlines per em; `scale(.001)` below must match. */
const EM = 1_000;

/** Units by which the second of two letters moves closer to the first (negative) or away from it. */
const kern = (first: string, second: string): number => {
  const group = kerning[first]?.split(' ').find((text) => text.replace(/-?\d+$/, '').includes(second));
  return group ? Number(/-?\d+$/.exec(group)?.[0] ?? 0) : 0;
};

interface PlacedLetter {
  readonly at: number;
  readonly outline: string;
}

/** The position of each letter of a line, and the length of the line, in units of the drawing. */
const setLine = (text: string, size: number, spacing: number): { placed: PlacedLetter[]; length: number } => {
  const placed: PlacedLetter[] = [];
  const signs = [...text];
  let at = 0;
  signs.forEach((sign, index) => {
    const letter = letters[sign];
    if (!letter) throw new Error(`No outline for the character "${sign}".`);
    const [advance, outline] = letter;
    const previous = signs[index - 1];
    if (previous !== undefined) at += kern(previous, sign) + (spacing / size) * EM;
    if (outline) placed.push({ at, outline });
    at += advance;
  });
  return { placed, length: (at * size) / EM };
};

interface WordsProps {
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  /** Added between letters, in units of the drawing. */
  readonly spacing?: number;
  readonly middle?: boolean;
  readonly fill: string;
}

/** A line of text in the display face, drawn as outlines. `x` is its start or its middle. */
export const Lettering = ({ text, x, y, size, spacing = 0, middle = false, fill }: WordsProps) => {
  const { placed, length } = setLine(text, size, spacing);
  const start = middle ? x - length / 2 : x;
  return (
    <g fill={fill} transform={`translate(${start} ${y}) scale(${size}) scale(.001)`}>
      {placed.map(({ at, outline }) => (
        <path key={at} transform={at === 0 ? undefined : `translate(${Math.round(at)})`} d={outline} />
      ))}
    </g>
  );
};
