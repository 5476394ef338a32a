import type { Knex } from 'knex';
import type { ProcessorEvent } from '../processor-event.ts';

/** Events waiting for delivery to the product. */
export const eventStore = (db: Knex) => ({
  async add(event: ProcessorEvent, at: Date): Promise<void> {
    await db.raw('INSERT INTO demo_processor_event (id, body, created_at) VALUES (?, ?::jsonb, ?)', [
      event.id,
      JSON.stringify(event),
      at,
    ]);
  },

  /** Undelivered events with attempts left, oldest first. */
  async undelivered(maxAttempts: number): Promise<ProcessorEvent[]> {
    const { rows } = await db.raw<{ rows: { body: ProcessorEvent }[] }>(
      'SELECT body FROM demo_processor_event WHERE delivered_at IS NULL AND attempts < ? ORDER BY position LIMIT 1000',
      [maxAttempts],
    );
    return rows.map((row) => row.body);
  },

  async recordAttempt(id: string, deliveredAt: Date | null): Promise<void> {
    await db.raw(
      'UPDATE demo_processor_event SET attempts = attempts + 1, delivered_at = coalesce(delivered_at, ?) WHERE id = ?',
      [deliveredAt, id],
    );
  },
});
