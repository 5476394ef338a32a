import sharp from 'sharp';

const WIDTH = 860;
const HEIGHT = 560;

/** Letters and figures as strokes on a grid of 4 by 6, because the demo's machine may have no font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0 4 6M1 4H3',
  B: 'M0 0V6H3L4 5V4L3 3H0M3 3L4 2V1L3 0H0',
  D: 'M0 0V6H2L4 4V2L2 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  I: 'M2 0V6M1 0H3M1 6H3',
  K: 'M0 0V6M4 0L0 3 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  W: 'M0 0L1 6 2 3 3 6 4 0',
  Y: 'M0 0L2 3 4 0M2 3V6',
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM1 5L3 1',
  1: 'M1 1L2 0V6M1 6H3',
  2: 'M0 1L1 0H3L4 1V2L0 6H4',
  3: 'M0 0H4L2 2.5 4 4V5L3 6H1L0 5',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V3H3L4 4V5L3 6H0',
  6: 'M4 0H1L0 2V5L1 6H3L4 5V4L3 3H0',
  7: 'M0 0H4L1 6',
  8: 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3L0 4V5L1 6H3L4 5V4L3 3',
  9: 'M4 3H1L0 2V1L1 0H3L4 1V4L3 6H0',
  '/': 'M0 6L4 0',
};

const line = (text: string, x: number, y: number, size: number): string =>
  [...text]
    .map((letter, index) => {
      const path = strokes[letter];
      const place = `translate(${x + index * size * 1.05} ${y}) scale(${size / 6})`;
      return path ? `<path d="${path}" transform="${place}"/>` : '';
    })
    .join('');

const portrait = `<path d="M60 130H270V420H60Z" fill="#c8d4d8" stroke="none"/>
  <path d="M60 420Q70 320 165 320 260 320 270 420Z" fill="#4b5d52" stroke="none"/>
  <ellipse cx="165" cy="235" rx="62" ry="80" fill="#c79a7b" stroke="none"/>
  <path d="M103 220Q100 150 165 148 230 150 227 220 215 180 165 182 115 180 103 220Z" fill="#3a2a20" stroke="none"/>`;

const sides = {
  id_front: (name: readonly [string, string], birth: string) =>
    `${portrait}${line('STATE ID', 60, 50, 34)}${line(name[1], 320, 150, 40)}${line(name[0], 320, 225, 40)}
    ${line(birth, 320, 320, 34)}`,
  id_back: () =>
    `<path d="M0 60H860V140H0Z" fill="#2c2f2e" stroke="none"/>
    ${Array.from({ length: 40 }, (_, bar) => `<path d="M${90 + bar * 17} 240V420" stroke-width="${3 + ((bar * 7) % 9)}"/>`).join('')}`,
};

/** A drawing instead of a photographed ID. `birth` as on the card: 05/21/1992. */
export const drawDocument = (
  side: keyof typeof sides,
  { name, birth }: { readonly name: readonly [first: string, last: string]; readonly birth: string },
): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 240}" height="${HEIGHT + 240}">
    <path d="M0 0H1100V800H0Z" fill="#5b4a3c"/>
    <g transform="translate(120 120) rotate(-1.5 430 280)">
      <rect width="${WIDTH}" height="${HEIGHT}" rx="34" fill="#eef1ea"/>
      <g fill="none" stroke="#23352c" stroke-width="1.1" vector-effect="non-scaling-stroke">${sides[side](name, birth)}</g>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
};
