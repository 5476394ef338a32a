import { definePort } from '#server/scope.ts';

export interface AnalyticsService {
  /**
   * Stores one event; `payload` must hold no health data. Fields named password and data_password are removed.
   * A name or a payload (16 KB) that is not acceptable is logged and dropped: analytics never fail what they watch.
   */
  track(event: {
    name: string;
    userId: string | null;
    leadId: string | null;
    payload: Record<string, unknown>;
    /** When it happened; now, if left out. */
    at?: Date;
  }): Promise<void>;
}
export const analyticsPort = definePort<AnalyticsService>('analytics');
