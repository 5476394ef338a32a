/** Where hair is missing, on the grid of head-paths.ts. */
export interface HairLoss {
  /** Bare skin in front, seen from above: from the left edge over both temples to the right edge. */
  readonly front: string;
  /** Bare or thin patch on the crown, seen from above: center y, half width, half height. */
  readonly crown?: readonly [y: number, rx: number, ry: number];
  /** Outline of the hair seen from the left. */
  readonly side: string;
  /** Dip on the crown seen from the left. */
  readonly sideCrown?: string;
}

/** From above: the bare front, with depth at the temples and in the middle. */
const front = (edge: number, temple: number, middle: number, spread = 36): string =>
  [
    `M30 20H210V${edge}`,
    `C196 ${edge - 4} ${120 + spread + 22} ${temple + 6} ${120 + spread} ${temple}`,
    `C${120 + spread - 14} ${temple - 6} ${120 + spread * 0.5} ${middle} 120 ${middle}`,
    `C${120 - spread * 0.5} ${middle} ${120 - spread + 14} ${temple - 6} ${120 - spread} ${temple}`,
    `C${120 - spread - 22} ${temple + 6} 44 ${edge - 4} 30 ${edge}Z`,
  ].join('');

/** From above: a horseshoe of hair around a bare top. */
const horseshoe = (edge: number, half: number, back: number): string =>
  [
    `M30 20H210V${edge}C198 ${edge - 2} ${128 + half} ${edge} ${120 + half} ${edge + 18}`,
    `C${120 + half + 3} ${back - 30} ${120 + half * 0.7} ${back} 120 ${back}`,
    `C${120 - half * 0.7} ${back} ${120 - half - 3} ${back - 30} ${120 - half} ${edge + 18}`,
    `C${112 - half} ${edge} 42 ${edge - 2} 30 ${edge}Z`,
  ].join('');

const behindEar =
  'C119 143 127 138 125 122 124 108 133 98 143 99 155 101 157 114 154 126 153 140 156 152 166 162 174 168 182 172 190 172';
const overBack = 'C193 160 201 152 206 138 219 106 214 72 195 48';

/** From the left: over the top to the point where the hair begins, then temple, sideburn and round the ear. */
const side = (start: string, temple: string): string =>
  `M190 172${overBack}C172 18 134 14 ${start}${temple}C110 112 110 126 113 143${behindEar}Z`;

/** From the left: only the lower band; `rim` is its upper edge from the back to the temple. */
const band = (back: string, rim: string): string =>
  `M190 172${back}${rim}C109 118 110 130 113 143${behindEar}Z`;

export const norwoodStages = {
  '1': { front: front(76, 60, 58), side: side('98 27 80 33 68 46 63 58', 'C76 66 92 76 100 92') },
  '2': { front: front(82, 76, 60), side: side('100 27 82 33 71 44 66 54', 'C82 58 100 72 106 92') },
  '3': {
    front: front(92, 102, 62),
    side: side('104 25 88 30 76 38 70 47', 'C92 50 116 62 117 84 115 92 112 94 110 98'),
  },
  '3v': {
    front: front(90, 96, 62),
    crown: [166, 25, 22],
    side: side('104 25 88 30 76 38 70 47', 'C90 50 113 60 114 82 113 90 111 94 110 98'),
    sideCrown: 'M172 18L228 24 222 84C200 76 184 56 172 18Z',
  },
  '4': {
    front: front(98, 114, 84),
    crown: [160, 37, 31],
    side: side('118 20 104 22 94 27 89 32', 'C104 42 128 60 126 80 122 90 114 94 110 100'),
    sideCrown: 'M160 10L230 14 226 96C196 88 174 58 160 10Z',
  },
  '5': {
    front: front(104, 120, 106, 44),
    crown: [160, 47, 37],
    side: side('136 17 128 18 120 20 113 22', 'C128 40 138 60 132 80 126 92 116 96 110 102'),
    sideCrown: 'M152 6L232 8 228 108C190 100 162 62 152 6Z',
  },
  '6': {
    front: horseshoe(104, 52, 190),
    side: band(
      'C192 160 199 152 204 138 208 126 210 112 208 98',
      'C188 78 156 66 134 76 118 84 111 94 110 106',
    ),
  },
  '7': {
    front: horseshoe(122, 61, 203),
    side: band(
      'C192 160 199 152 203 138 204 134 205 131 205 127',
      'C196 112 178 98 158 91 142 85 126 88 118 96 112 102 110 110 110 118',
    ),
  },
} as const satisfies Record<string, HairLoss>;

export type NorwoodStage = keyof typeof norwoodStages;
