import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { formatMoney } from '#kernel/money.ts';
import { type DailyPlot, highestOf } from '../domain/daily-plot.ts';

/** A label and where it is: on the x axis its x, on the y axis its y. */
interface Tick {
  readonly at: number;
  readonly label: string;
}

/** A plot as the browser draws it, without knowing how plots are made. */
export interface PlotLayout {
  readonly frame: typeof frame;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly limit: Tick | null;
  /** SVG paths, one for each series. */
  readonly paths: readonly string[];
}

/** In the units of the SVG, about a pixel on a phone. */
const frame = { width: 360, height: 150, left: 38, right: 354, top: 8, bottom: 128 } as const;

/** Every seventh day and every fourth week has a label, counted back from the last. */
const BETWEEN_LABELS: Readonly<Record<DailyPlot['step'], number>> = { day: 7, week: 4 };
const Y_TICKS = 4;
const DOT = 2;

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A value of the y axis. `cents` without the cents, for which there is no room. */
const valueLabel = (value: number, unit: DailyPlot['unit']): string => {
  if (unit === 'cents') return formatMoney(value).replace(/\.00$/, '');
  return unit === 'hours' ? `${value} h` : String(value);
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const bar = (x: number, width: number, [low, high]: readonly [number, number]): string =>
  low === high
    ? ''
    : `M${rounded(x)},${rounded(low)}V${rounded(high)}H${rounded(x + width)}V${rounded(low)}Z`;

const dot = (x: number, y: number): string =>
  `M${rounded(x - DOT)},${rounded(y)}a${DOT},${DOT} 0 1 0 ${2 * DOT},0a${DOT},${DOT} 0 1 0 ${-2 * DOT},0`;

/** Lays a plot out with d3, so that the browser only draws paths. */
export const plotLayout = (plot: DailyPlot): PlotLayout => {
  const { days, series, shape, unit, step, limit } = plot;
  const x = scaleBand<number>([...days.keys()], [frame.left, frame.right]).padding(0.2);
  const y = scaleLinear([0, Math.max(1, highestOf(plot))], [frame.bottom, frame.top]).nice(Y_TICKS);
  const leftOf = (index: number): number => x(index) ?? frame.left;
  const middleOf = (index: number): number => leftOf(index) + x.bandwidth() / 2;

  const bars = (): string[] => {
    const rows = days.map((_, index) => series.map(({ values }) => values[index] ?? 0));
    const layers = stack<unknown, number[], number>()
      .keys([...series.keys()])
      .value((row, key) => row[key] ?? 0)(rows);
    return layers.map((layer) =>
      layer
        .map(([low, high], index) => bar(leftOf(index), x.bandwidth(), [rounded(y(low)), rounded(y(high))]))
        .join(''),
    );
  };
  const lines = (): string[] => {
    const path = line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => middleOf(index))
      .y((value) => y(value ?? 0))
      .digits(1);
    return series.map(({ values }) => {
      const dots = values.map((value, index) => (value === null ? '' : dot(middleOf(index), y(value))));
      return `${path(values) ?? ''}${dots.join('')}`;
    });
  };

  return {
    frame,
    xTicks: days.flatMap((day, index) =>
      (days.length - 1 - index) % BETWEEN_LABELS[step] === 0
        ? [{ at: rounded(middleOf(index)), label: shortDate.format(new Date(day)) }]
        : [],
    ),
    yTicks: y
      .ticks(Y_TICKS)
      .filter((value) => unit === 'hours' || Number.isInteger(value))
      .map((value) => ({ at: rounded(y(value)), label: valueLabel(value, unit) })),
    limit: limit && { at: rounded(y(limit.value)), label: `${limit.name}: ${valueLabel(limit.value, unit)}` },
    paths: shape === 'bars' ? bars() : lines(),
  };
};
