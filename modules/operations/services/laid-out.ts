import type { DailyPlot } from '../domain/daily-plot.ts';
import { plotLayout } from './plot-layout.ts';

/** A plot with its layout, as the API answers it. */
export const laidOut = (plot: DailyPlot) => {
  const { paths, ...layout } = plotLayout(plot);
  return {
    ...plot,
    ...layout,
    series: plot.series.map((series, index) => ({ ...series, path: paths[index] ?? '' })),
  };
};
