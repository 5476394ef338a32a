import { definePort } from '#server/scope.ts';

export interface AnalyticsService {
  /** Stores one event; `payload` must hold no health data. Fields named password and data_password are removed. */
  track(event: {
    name: string;
    userId: string | null;
    leadId: string | null;
    payload: Record<string, unknown>;
  }): Promise<void>;
}
export const analyticsPort = definePort<AnalyticsService>('analytics');
