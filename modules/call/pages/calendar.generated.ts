// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { LeaveItemFragment } from '#modules/call/ui/leave/leave-item.generated.ts';

export type CalendarPageQueryVariables = Readonly<Record<string, never>>;

export type CalendarPageQuery = { readonly deskCalendar: { readonly timeZone: string, readonly hours: ReadonlyArray<{ readonly weekday: number, readonly from: number, readonly to: number }>, readonly exceptions: ReadonlyArray<{ readonly date: string, readonly from: number | null, readonly to: number | null }>, readonly calls: ReadonlyArray<{ readonly consultationId: string, readonly patientName: string, readonly startsAt: string, readonly needsOutcome: boolean, readonly joinUrl: string | null }>, readonly leaves: ReadonlyArray<LeaveItemFragment>, readonly covered: ReadonlyArray<LeaveItemFragment>, readonly colleagues: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export const CalendarPageDocument = /* @__PURE__ */ typedDocument<CalendarPageQuery, CalendarPageQueryVariables>(
  'CalendarPage',
  'query CalendarPage{deskCalendar{timeZone hours{weekday from to}exceptions{date from to}calls{consultationId patientName startsAt needsOutcome joinUrl}leaves{...LeaveItem}covered{...LeaveItem}colleagues{id name}}}fragment LeaveItem on ClinicianLeave{id clinicianName firstDay lastDay coverName isNow}',
);
