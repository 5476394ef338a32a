// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDailyPlotContentFragment } from '#modules/operations/ui/overview/desk-daily-plot-content.generated.ts';

export type DeskOverviewPageQueryVariables = Readonly<Record<string, never>>;

export type DeskOverviewPageQuery = { readonly deskOverview: { readonly from: string, readonly to: string, readonly open: ReadonlyArray<{ readonly label: string, readonly count: number, readonly href: string, readonly isUrgent: boolean }>, readonly plots: ReadonlyArray<DeskDailyPlotContentFragment> } };

export const DeskOverviewPageDocument = /* @__PURE__ */ typedDocument<DeskOverviewPageQuery, DeskOverviewPageQueryVariables>(
  'DeskOverviewPage',
  'query DeskOverviewPage{deskOverview{from to open{label count href isUrgent}plots{...DeskDailyPlotContent}}}fragment DeskDailyPlotContent on DeskDailyPlot{id title about shape unit days series{name values path}frame{width height left right top bottom}xTicks{at label}yTicks{at label}limit{at label}}',
);
