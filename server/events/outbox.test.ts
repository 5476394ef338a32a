import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyJob } from '#test/harness/any-job.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { testScope } from '#test/harness/scope.ts';
import { defineModule, type SubscriberDefinition } from '../module.ts';
import { defineEvent } from './event.ts';
import { subscribe } from './subscribe.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.knex.schema.createTable('note', (table) => {
    table.text('text');
  });
});
afterEach(() => database.drop());

const shipped = defineEvent('order.shipped', z.object({ orderId: z.string(), boxes: z.number() }));
const order = { orderId: 'o-1', boxes: 2 };

const notes = (): Promise<string[]> => database.knex('note').pluck('text');
const count = async (table: string): Promise<number> =>
  Number((await database.knex(table).count('* as n').first())?.n);

const withSubscribers = (...subscribers: SubscriberDefinition[]) =>
  testScope({ ...database, modules: [defineModule({ id: 'test', dependsOn: [], subscribers })] });

const takesNotes = (id: string): SubscriberDefinition =>
  subscribe(shipped, id, async (scope, { orderId, boxes }, at) => {
    await scope.db('note').insert({ text: `${id} ${orderId} ${boxes} ${at.toISOString()}` });
  });

/** Makes the waiting retries due. */
const hurryRetries = () => database.knex.raw('update graphile_worker._private_jobs set run_at = now()');

describe('an event', () => {
  it('is delivered once to every subscriber of its type, with its payload and time', async () => {
    const { scope, drain } = withSubscribers(takesNotes('test.one'), takesNotes('test.two'), {
      ...takesNotes('test.other'),
      event: 'order.lost',
    });
    await scope.emit(shipped, order);
    await drain();
    expect((await notes()).sort()).toEqual([
      'test.one o-1 2 2026-11-20T12:00:00.000Z',
      'test.two o-1 2 2026-11-20T12:00:00.000Z',
    ]);
    expect(await count('event_delivery')).toBe(2);
    expect(await database.knex('outbox_event').pluck('payload')).toEqual([order]);
  });

  it('is not stored when its transaction is rolled back', async () => {
    const { scope, drain } = withSubscribers(takesNotes('test.one'));
    await expect(
      scope.transaction(async (tx) => {
        await tx.emit(shipped, order);
        throw new Error('No stock.');
      }),
    ).rejects.toThrow('No stock.');
    await drain();
    expect(await count('outbox_event')).toBe(0);
    expect(await count('graphile_worker._private_jobs')).toBe(0);
    expect(await notes()).toEqual([]);
  });

  it('is stored with its deliveries or not at all, outside of a transaction too', async () => {
    const { scope } = withSubscribers(takesNotes('test.one'));
    await database.knex.raw('alter table graphile_worker._private_jobs add constraint full_up check (false)');
    await expect(scope.emit(shipped, order)).rejects.toThrow('full_up');
    expect(await count('outbox_event')).toBe(0);
  });

  it('is handled once when it is delivered twice', async () => {
    const { scope, drain } = withSubscribers(takesNotes('test.one'));
    await scope.emit(shipped, order);
    const [event] = await database.knex('outbox_event').pluck('id');
    await drain();
    await scope.enqueue(anyJob('events.deliver'), { eventId: event, subscriberId: 'test.one' });
    await scope.enqueue(anyJob('events.deliver'), { eventId: event, subscriberId: 'test.one' });
    await drain();
    expect(await notes()).toHaveLength(1);
  });

  it('is retried when a subscriber fails, without what the failed attempt wrote and without affecting other subscribers', async () => {
    let tries = 0;
    const failsOnce: SubscriberDefinition = {
      event: 'order.shipped',
      id: 'test.flaky',
      locks: true,
      handle: async (scope) => {
        tries += 1;
        await scope.db('note').insert({ text: `flaky ${tries}` });
        if (tries === 1) throw new Error('The printer is out of paper.');
      },
    };
    const { scope, drain } = withSubscribers(failsOnce, takesNotes('test.one'));
    await scope.emit(shipped, order);
    const failures = await drain({ expectFailures: true });
    expect(failures).toMatchObject([{ job: 'events.deliver', attempt: 1, final: false }]);
    expect(await notes()).toEqual(['test.one o-1 2 2026-11-20T12:00:00.000Z']);

    await hurryRetries();
    await drain();
    expect((await notes()).sort()).toEqual(['flaky 2', 'test.one o-1 2 2026-11-20T12:00:00.000Z']);
    expect(tries).toBe(2);
  });

  it('reaches subscribers without locks in the transaction of one that locks, and all others when one of them fails', async () => {
    const transactions: Record<string, string> = {};
    const noted = (id: string, locks: boolean, fails = () => false): SubscriberDefinition => ({
      event: 'order.shipped',
      id,
      locks,
      handle: async ({ db }) => {
        if (fails()) throw new Error('The printer is out of paper.');
        await db('note').insert({ text: id });
        transactions[id] = (await db.raw('select pg_current_xact_id()::text as id')).rows[0].id;
      },
    });
    let isBroken = false;
    const { scope, drain } = withSubscribers(
      noted('test.plain', false),
      noted('test.first', true),
      noted('test.second', true),
      noted('test.flaky', false, () => isBroken),
    );
    await scope.emit(shipped, order);
    await drain();
    expect(transactions['test.plain']).toBe(transactions['test.first']);
    expect(transactions['test.flaky']).toBe(transactions['test.first']);
    expect(transactions['test.second']).not.toBe(transactions['test.first']);

    isBroken = true;
    await scope.emit(shipped, order);
    expect(await drain({ expectFailures: true })).toHaveLength(1);
    isBroken = false;
    await hurryRetries();
    await drain();
    expect((await notes()).sort()).toEqual(
      ['test.first', 'test.flaky', 'test.plain', 'test.second'].flatMap((id) => [id, id]),
    );
  });

  it('fails for a subscriber that only a newer process knows, after all others', async () => {
    const { scope, drain } = withSubscribers(takesNotes('test.one'));
    await scope.emit(shipped, order);
    const [eventId] = await database.knex('outbox_event').pluck('id');
    await scope.enqueue(
      anyJob('events.deliver'),
      { eventId, subscriberIds: ['test.newer', 'test.one'] },
      { key: eventId },
    );
    const [failure] = await drain({ expectFailures: true });
    expect(String(failure?.error)).toContain('There is no subscriber "test.newer" here.');
    expect(await notes()).toHaveLength(1);
  });

  it('is abandoned after ten attempts', async () => {
    let tries = 0;
    const { scope, drain } = withSubscribers({
      event: 'order.shipped',
      id: 'test.broken',
      locks: true,
      handle: async () => {
        tries += 1;
        throw new Error('Never.');
      },
    });
    await scope.emit(shipped, order);
    const finals: boolean[] = [];
    for (let round = 0; round < 12; round += 1) {
      finals.push(...(await drain({ expectFailures: true })).map((failure) => failure.final));
      await hurryRetries();
    }
    expect(tries).toBe(10);
    expect(finals).toEqual([...Array(9).fill(false), true]);
  });

  it('fails to be delivered while its stored payload is invalid; the error names the fields but not their values', async () => {
    const { scope, drain } = withSubscribers(takesNotes('test.one'));
    await scope.emit(shipped, order);
    await database.knex('outbox_event').update({ payload: JSON.stringify({ orderId: 7, boxes: 'secret' }) });
    const [failure] = await drain({ expectFailures: true });
    expect(String(failure?.error)).toMatch(
      /The stored event order\.shipped \S+ cannot be read: orderId, boxes\./,
    );
    expect(await notes()).toEqual([]);
    await database.knex('outbox_event').update({ payload: JSON.stringify(order) });
    await hurryRetries();
    await drain();
    expect(await notes()).toHaveLength(1);
  });

  it('makes a drain throw the first failure', async () => {
    const { scope, drain } = withSubscribers({
      event: 'order.shipped',
      id: 'test.broken',
      locks: true,
      handle: () => Promise.reject(new Error('The printer is out of paper.')),
    });
    await scope.emit(shipped, order);
    await expect(drain()).rejects.toThrow('The printer is out of paper.');
  });
});
