import { expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/dates.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { deadlineSweep } from './services/paging/notify-of-deadlines.ts';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });
const emails = () => harness.rows('mail', { kind: 'case_deadline' });
const pass = async (hours: number): Promise<void> => {
  harness.clock.advance(hours * HOUR_MS);
  await Promise.all([deadlineSweep.run(harness.makeScope()), deadlineSweep.run(harness.makeScope())]);
};

it('clinicians are emailed once about the cases that reach their deadline, and nothing about the patients', async () => {
  const visits = [
    await harness.visit({ drugTypes: ['finasteride'] }),
    await harness.visit({ drugTypes: ['finasteride'] }),
  ];
  await pass(21);
  expect(await emails()).toEqual([]);
  await pass(1.5);
  await pass(1);
  await pass(40);
  const sent = await emails();
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [maya.email, '2 cases reach their deadline'],
  ]);
  for (const { consultationId, user } of visits)
    for (const secret of [consultationId, user.id, user.email])
      expect(JSON.stringify(sent)).not.toContain(secret);
});

it('an emergency is paged and has no deadline of this kind', async () => {
  const before = (await emails()).length;
  await harness.visit({ drugTypes: ['finasteride'], answers: { urgent_symptoms: ['chest_pain'] } });
  await pass(48);
  expect(await emails()).toHaveLength(before);
});
