import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '#kernel/clock.ts';

const POLL_MS = 1_000;

/**
 * The machine's time plus an advance that all processes share through the table `demo_clock`, so that a year
 * of treatment can be simulated in minutes. Never runs backwards. Not for production.
 */
export class DemoClock implements Clock {
  readonly #db: Knex;
  readonly #base: Clock;
  #aheadMs = 0;
  #latest = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(db: Knex, base: Clock = systemClock) {
    this.#db = db;
    this.#base = base;
  }

  now(): Date {
    this.#latest = Math.max(this.#latest, this.#base.now().getTime() + this.#aheadMs);
    return new Date(this.#latest);
  }

  /** Reads what other processes have advanced. */
  async refresh(): Promise<void> {
    const row = await this.#db('demo_clock').first('ahead_ms');
    this.#learn(row?.ahead_ms);
  }

  /** Advances the clock of all processes within a second. Throws a RangeError unless `ms` is a positive whole number. */
  async advance(ms: number): Promise<void> {
    if (!Number.isSafeInteger(ms) || ms <= 0)
      throw new RangeError('A clock moves forward by whole milliseconds.');
    const rows = await this.#db('demo_clock').increment('ahead_ms', ms).returning('ahead_ms');
    this.#learn(rows[0]?.ahead_ms);
  }

  /** Reads the advance now and every second from now on, without keeping the process alive. */
  async start(log: Logger): Promise<void> {
    await this.refresh();
    this.#timer ??= setInterval(() => {
      this.refresh().catch((error: unknown) => log.warn({ err: error }, 'The demo clock cannot be read.'));
    }, POLL_MS).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #learn(aheadMs: unknown): void {
    if (typeof aheadMs === 'number') this.#aheadMs = Math.max(this.#aheadMs, aheadMs);
  }
}
