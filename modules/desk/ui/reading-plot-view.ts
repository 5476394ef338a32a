import type { DeskDetail } from './decision-view.ts';

export type DeskReading = DeskDetail['readings'][number];
export type DeskReadingLimit = DeskDetail['readingLimits'][number];

export const measures = [
  { measure: 'systolic', title: 'Systolic', unit: 'mmHg' },
  { measure: 'diastolic', title: 'Diastolic', unit: 'mmHg' },
  { measure: 'pulse', title: 'Pulse', unit: 'beats per minute' },
] as const;
export type MeasureName = (typeof measures)[number]['measure'];

/** The newest readings that a plot shows. */
const SHOWN = 10;

export const WIDTH = 320;
export const HEIGHT = 120;
/** The names of the limits are to the right of the newest reading. */
const EDGE = { top: 18, bottom: 12, left: 14, right: 136 };
/** Space above the highest and below the lowest value, in the unit of the measure. */
const PADDING = 4;

/** The limits of a measure, one for each number, with the rules that have it. */
export const limitsOf = (limits: readonly DeskReadingLimit[], measure: MeasureName) => {
  const own = limits.filter((limit) => limit.measure === measure);
  return [...new Set(own.map(({ limit }) => limit))].map((limit) => {
    const same = own.filter((one) => one.limit === limit);
    const where = { below: 'below', at: 'from', above: 'above' }[same[0]?.from ?? ''] ?? 'at';
    return { limit, label: `${same.map(({ ruleId }) => ruleId).join(', ')} ${where} ${limit}` };
  });
};

const isOutside = (value: number, measure: MeasureName, limits: readonly DeskReadingLimit[]): boolean =>
  limits.some(
    (one) =>
      one.measure === measure &&
      (one.from === 'below'
        ? value < one.limit
        : one.from === 'above'
          ? value > one.limit
          : value >= one.limit),
  );

/** A plot of one measure: positions of its newest values and of the limits, in the units of the picture. */
export const plotOf = (
  readings: readonly DeskReading[],
  limits: readonly DeskReadingLimit[],
  measure: MeasureName,
) => {
  const values = readings
    .flatMap(({ id, takenOn, [measure]: value }) => (value === null ? [] : [{ id, takenOn, value }]))
    .slice(-SHOWN);
  const lines = limitsOf(limits, measure);
  const numbers = [...values.map(({ value }) => value), ...lines.map(({ limit }) => limit)];
  const low = Math.min(...numbers) - PADDING;
  const high = Math.max(...numbers) + PADDING;
  const y = (value: number): number =>
    Math.round(EDGE.top + ((high - value) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom));
  const days = values.map(({ takenOn }) => Date.parse(takenOn));
  const first = Math.min(...days);
  const span = Math.max(...days) - first;
  const inside = WIDTH - EDGE.left - EDGE.right;
  const x = (day: number): number =>
    Math.round(EDGE.left + (span === 0 ? inside / 2 : ((day - first) / span) * inside));
  return {
    points: values.map(({ id, takenOn, value }) => ({
      id,
      value,
      x: x(Date.parse(takenOn)),
      y: y(value),
      isOutside: isOutside(value, measure, limits),
    })),
    lines: lines.map(({ limit, label }) => ({ label, y: y(limit) })),
  };
};
