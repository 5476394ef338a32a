import { definePort } from '#server/scope.ts';
import type { FieldName } from './domain/fields.ts';

/** A field that an event's payload may hold. */
export type EventField = FieldName;

export interface AnalyticsService {
  /**
   * Stores one server event: of `payload` the common fields and those in `fields`, and nothing else.
   * A payload that is not JSON or over 16 KB is logged and dropped, so that the caller never fails because of it.
   */
  track(event: {
    name: string;
    fields: readonly EventField[];
    userId: string | null;
    leadId: string | null;
    payload: Record<string, unknown>;
    /** When it happened; defaults to now. */
    at?: Date;
  }): Promise<void>;
}
export const analyticsPort = definePort<AnalyticsService>('analytics');
