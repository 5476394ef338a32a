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

  async find(id: string): Promise<ProcessorEvent | null> {
    const { rows } = await db.raw<{ rows: { body: ProcessorEvent }[] }>(
      'SELECT body FROM demo_processor_event WHERE id = ?',
      [id],
    );
    return rows[0]?.body ?? null;
  },

  /** Ids of undelivered events with attempts left, oldest first. */
  async undelivered(maxAttempts: number): Promise<string[]> {
    const { rows } = await db.raw<{ rows: { id: string }[] }>(
      'SELECT id FROM demo_processor_event WHERE delivered_at IS NULL AND attempts < ? ORDER BY position LIMIT 1000',
      [maxAttempts],
    );
    return rows.map((row) => row.id);
  },

  async recordAttempt(id: string, deliveredAt: Date | null): Promise<void> {
    await db.raw(
      'UPDATE demo_processor_event SET attempts = attempts + 1, delivered_at = coalesce(delivered_at, ?) WHERE id = ?',
      [deliveredAt, id],
    );
  },
});
