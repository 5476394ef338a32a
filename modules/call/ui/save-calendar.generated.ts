// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskSaveCalendarMutationVariables = { input: Schema.CalendarInput };

export type DeskSaveCalendarMutation = { readonly deskSaveCalendar: boolean };

export const DeskSaveCalendarDocument = /* @__PURE__ */ typedDocument<DeskSaveCalendarMutation, DeskSaveCalendarMutationVariables>(
  'DeskSaveCalendar',
  'mutation DeskSaveCalendar($input:CalendarInput!){deskSaveCalendar(input:$input)}',
);
