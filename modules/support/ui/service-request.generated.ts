// Made by "npm run codegen". Do not edit.
import type { RequestEntryFragment } from '#modules/support/ui/request-entry.generated.ts';

export type ServiceRequestContentFragment = { readonly id: string, readonly number: string, readonly topicLabel: string, readonly orderNumber: string | null, readonly label: string, readonly isOpen: boolean, readonly mayReply: boolean, readonly isHandedOver: boolean, readonly alarm: string | null, readonly createdAt: string, readonly dueAt: string, readonly entries: ReadonlyArray<RequestEntryFragment>, readonly photos: ReadonlyArray<{ readonly id: string, readonly url: string }> };
