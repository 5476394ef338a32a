import { definePort } from '#server/scope.ts';

export interface AnalyticsService {
  /**
   * Stores one event of the catalogue; of `payload` what the catalogue gives to its name, and nothing else.
   * An unknown name or a payload over 16 KB is logged and dropped: analytics never fail what they watch.
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
