// Made by "npm run codegen". Do not edit.
import type { RequestEntryFragment } from '#modules/support/ui/request-entry.generated.ts';

export type DeskServiceRequestCardFragment = { readonly id: string, readonly number: string, readonly topicLabel: string, readonly orderNumber: string | null, readonly status: string, readonly isHandedOver: boolean, readonly alarm: string | null, readonly createdAt: string, readonly dueAt: string, readonly patientName: string, readonly patientEmail: string, readonly patientPhone: string | null, readonly assignedName: string | null, readonly entries: ReadonlyArray<RequestEntryFragment>, readonly photos: ReadonlyArray<{ readonly id: string, readonly url: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly label: string }> };
