import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import type { InterruptionCause } from '#modules/prescription/index.ts';
import { treatmentInput } from '../domain/decision-input.ts';
import { continuityOptions } from './continuity-options.ts';

const options = (productId: number, cause: InterruptionCause | null = null) =>
  continuityOptions({ name: 'The medicine', productId, cause }, catalogueProducts);
const option = (decision: string, ...of: Parameters<typeof options>) =>
  options(...of).find((one) => one.decision === decision);

describe('S1.11: what can be decided about an interrupted antidepressant', () => {
  it('a taper from 50 mg of sertraline uses halves of the patient’s own tablets', () => {
    const taper = option('taper', 1303, 'payment_failed');
    expect(taper?.description).toBe(
      '25 mg (half a tablet of 50 mg), 2 weeks, then stop. The catalog has no tablets of 25 mg, so they are halved. Of what the patient has, 7 are enough. The labels ask to come down gradually and give no schedule: these steps are our proposal, to be adjusted.',
    );
    expect(taper?.template).toContain(
      'From [[date]], take half a tablet of 50 mg (25 mg) once a day for 2 weeks. Then stop.\n\n7 of the tablets that you have are enough for this.',
    );
  });

  it('a step that needs another package names it, and says when it cannot be sent', () => {
    expect(option('taper', 1302)?.description).toContain(
      'For 25 mg they need Sertraline 50 mg, 30 tablets. Open a change of the treatment to send them.',
    );
    expect(option('taper', 1302, 'canceled')?.description).toContain(
      'Nothing can be sent until the patient orders again: a pharmacy near the patient or their own doctor',
    );
    expect(option('taper', 1322)?.template).toContain('take one capsule of 20 mg (20 mg) once a day');
  });

  it('fluoxetine 20 mg has no lower step, so that no taper is offered', () => {
    expect(options(1324, 'on_hold').map(({ decision }) => decision)).toEqual(['bridge', 'stop', 'continue']);
    expect(option('stop', 1324)?.description).toContain('needs no steps');
  });

  it('a bridge says that there is no package for 14 days, and which packages there are', () => {
    expect(option('bridge', 1303)?.description).toContain(
      'We have no package for 14 days. The smallest that we send is Sertraline 50 mg, 30 tablets, with the next refill.',
    );
    expect(option('bridge', 1303, 'expired')?.description).toContain(
      'Nothing can be sent until the prescription is renewed',
    );
  });

  it('no template can be sent unchanged', () => {
    for (const one of [...options(1302), ...options(1302, 'unpaid'), ...options(1324)])
      expect(treatmentInput.safeParse({ reason: 'x', message: one.template }).success).toBe(false);
  });
});
