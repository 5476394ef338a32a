// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDailyPlotContentFragment } from '#modules/operations/ui/overview/desk-daily-plot-content.generated.ts';
import type { DeskKeptPatientsContentFragment } from '#modules/operations/ui/overview/desk-kept-patients-content.generated.ts';

export type DeskOverviewPageQueryVariables = Readonly<Record<string, never>>;

export type DeskOverviewPageQuery = { readonly deskOverview: { readonly from: string, readonly to: string, readonly open: ReadonlyArray<{ readonly label: string, readonly count: number, readonly href: string, readonly isUrgent: boolean }>, readonly plots: ReadonlyArray<DeskDailyPlotContentFragment>, readonly checkIns: ReadonlyArray<DeskDailyPlotContentFragment>, readonly kept: DeskKeptPatientsContentFragment } };

export const DeskOverviewPageDocument = /* @__PURE__ */ typedDocument<DeskOverviewPageQuery, DeskOverviewPageQueryVariables>(
  'DeskOverviewPage',
  'query DeskOverviewPage{deskOverview{from to open{label count href isUrgent}plots{...DeskDailyPlotContent}checkIns{...DeskDailyPlotContent}kept{...DeskKeptPatientsContent}}}fragment DeskDailyPlotContent on DeskDailyPlot{id title about shape unit step days series{name values path}frame{width height left right top bottom}xTicks{at label}yTicks{at label}limit{at label}}fragment DeskKeptPatientsContent on DeskKeptPatients{cohorts{month patients kept}frame{width height left top}cell{width height}cells{x y level label}yTicks{at label}xTicks{at label}}',
);
