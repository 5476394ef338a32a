import type { Knex } from 'knex';

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Stripe may forget a key after this long; the simulator does. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Claims a key for the present transaction. A second claim waits until the first transaction ends, then
 * gets its response: so one key has one effect, with any number of requests and whenever the process dies.
 */
export const idempotencyStore = (db: Knex) => ({
  async claim(
    key: string,
    fingerprint: string,
    at: Date,
  ): Promise<{ fresh: true } | { fresh: false; fingerprint: string; answer: StoredAnswer }> {
    const inserted = await db.raw<{ rowCount: number }>(
      `INSERT INTO demo_processor_idempotency AS known (key, fingerprint, status, body, created_at)
       VALUES (?, ?, 0, '{}', ?) ON CONFLICT (key) DO UPDATE
       SET fingerprint = excluded.fingerprint, status = 0, body = '{}', created_at = excluded.created_at
       WHERE known.created_at <= ?`,
      [key, fingerprint, at, new Date(at.getTime() - KEPT_MS)],
    );
    if (inserted.rowCount === 1) return { fresh: true };
    const { rows } = await db.raw<{ rows: { fingerprint: string; status: number; body: unknown }[] }>(
      'SELECT fingerprint, status, body FROM demo_processor_idempotency WHERE key = ?',
      [key],
    );
    const stored = rows[0];
    if (!stored) throw new Error('An idempotency key vanished.');
    return {
      fresh: false,
      fingerprint: stored.fingerprint,
      answer: { status: stored.status, body: stored.body },
    };
  },

  async keep(key: string, answer: StoredAnswer): Promise<void> {
    await db.raw('UPDATE demo_processor_idempotency SET status = ?, body = ?::jsonb WHERE key = ?', [
      answer.status,
      JSON.stringify(answer.body),
      key,
    ]);
  },
});
