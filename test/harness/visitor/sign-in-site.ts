import { afterAll } from 'vitest';
import { createDemoAccount } from '#simulators/identity-provider/index.ts';
import { makePasswordsCheap } from '#simulators/identity-provider/passwords.ts';
import { createTestDatabase } from '../database.ts';
import { startTestSite } from './test-site.ts';
import { PASSWORD, PATIENT } from './test-visitor.ts';

/** A small site with sign-in, on its own database in which these people have accounts with `PASSWORD`. */
export const openSignInSite = async (people: readonly (typeof PATIENT)[]) => {
  makePasswordsCheap();
  const database = await createTestDatabase({ pool: 4 });
  const site = await startTestSite(database);
  for (const person of people) await createDemoAccount(database.knex, { ...person, password: PASSWORD });
  return {
    ...site,
    knex: database.knex,
    stop: async () => {
      await site.stop();
      await database.drop();
    },
  };
};

export type SignInSite = Awaited<ReturnType<typeof openSignInSite>>;

/** The site of a test file, on which the patient may sign in: opened while the file loads, closed after its last test. */
export const openFileSignInSite = async (): Promise<SignInSite> => {
  const site = await openSignInSite([PATIENT]);
  afterAll(() => site.stop());
  return site;
};
