import type { TrendContentFragment } from './trend-content.generated.ts';

export const WIDTH = 320;
export const HEIGHT = 96;
const EDGE = { top: 12, bottom: 12, left: 10, right: 10 };

/** The newest points that a plot shows. */
const SHOWN = 12;

/** The positions of the newest points in the units of the picture: time to the right, better or higher up. */
export const plotOf = ({ points, min, max }: Pick<TrendContentFragment, 'points' | 'min' | 'max'>) => {
  const shown = points.slice(-SHOWN);
  const days = shown.map(({ on }) => Date.parse(on));
  const first = Math.min(...days);
  const span = Math.max(...days) - first;
  const inside = { x: WIDTH - EDGE.left - EDGE.right, y: HEIGHT - EDGE.top - EDGE.bottom };
  return shown.map(({ on, value, text }) => ({
    on,
    text,
    x: Math.round(EDGE.left + (span === 0 ? 0.5 : (Date.parse(on) - first) / span) * inside.x),
    y: Math.round(EDGE.top + (max === min ? 0.5 : (max - value) / (max - min)) * inside.y),
  }));
};
