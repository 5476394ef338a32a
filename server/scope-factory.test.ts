import { knex } from 'knex';
import { expect, it } from 'vitest';
import { testScope } from '#test/harness/scope.ts';
import { defineModule } from './module.ts';
import { definePort, provide } from './scope.ts';

const port = definePort<string>('test.word');
const noDatabase = { knex: knex({ client: 'pg' }), url: 'postgres://nobody@127.0.0.1:1/none' };
const offering = (id: string) => defineModule({ id, dependsOn: [], provides: [provide(port, () => id)] });

it('returns what a module or an adapter provides', () => {
  expect(testScope({ ...noDatabase, modules: [offering('one')] }).scope.use(port)).toBe('one');
  expect(testScope({ ...noDatabase, providers: [provide(port, () => 'adapter')] }).scope.use(port)).toBe(
    'adapter',
  );
  expect(() => testScope(noDatabase).scope.use(port)).toThrow('Nothing provides the port "test.word".');
});

it('refuses two providers of one port, two jobs of one name and two subscribers of one name', () => {
  expect(() => testScope({ ...noDatabase, modules: [offering('one'), offering('two')] })).toThrow(
    'Two modules define the port "test.word".',
  );
  const job = { id: 'test.job', run: async () => {} };
  expect(() =>
    testScope({ ...noDatabase, modules: [defineModule({ id: 'one', dependsOn: [], jobs: [job, job] })] }),
  ).toThrow('Two modules define the job "test.job".');
  const subscriber = { id: 'test.reacts', event: 'a.b', locks: true, handle: async () => {} };
  expect(() =>
    testScope({
      ...noDatabase,
      modules: [defineModule({ id: 'one', dependsOn: [], subscribers: [subscriber, subscriber] })],
    }),
  ).toThrow('Two modules define the subscriber "test.reacts".');
});
