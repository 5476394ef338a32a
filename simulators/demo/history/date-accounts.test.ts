import { expect, it } from 'vitest';
import { openDemoHarness } from '#test/harness/demo-harness.ts';

it('no account of the demo is younger than its first order', async () => {
  const harness = await openDemoHarness();
  try {
    const younger = await harness.scope
      .db('person as p')
      .join('checkout as c', 'c.user_id', 'p.id')
      .whereRaw('c.created_at < p.created_at')
      .pluck('p.email');
    expect(younger).toEqual([]);
  } finally {
    await harness.close();
  }
}, 120_000);
