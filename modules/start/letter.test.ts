import { describe, expect, it } from 'vitest';
import { pdfDocument } from '#server/documents/pdf-document.ts';
import type { Viewer } from '#server/viewer.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { basics, startFlows, type Who } from '#test/harness/start-flows.ts';
import { startModule } from './module.ts';
import { letterFor } from './services/letter.ts';
import { letterBlocks } from './services/letter-blocks.ts';

const harness = await openFileHarness({ modules: [...careModules, startModule] });
const flows = startFlows(harness);

const viewerOf = ({ user, leadId }: Who): Viewer => ({
  host: 'app',
  requestId: 'test',
  leadId,
  user,
  ip: '192.0.2.1',
  userAgent: 'test',
});

describe('the letter for the patient’s own doctor', () => {
  const facts = {
    name: 'Sam Rivera',
    dob: '1990-04-12',
    answeredAt: new Date('2026-11-20T12:00:00Z'),
    asked: ['Sildenafil'],
    reasons: ['Your blood pressure is too high for this medicine.'],
    today: new Date('2026-11-23T12:00:00Z'),
  };

  it('says who, when, what was asked for and why it was not prescribed', () => {
    const text = letterBlocks(facts)
      .map((block) => block.text)
      .join('\n');
    for (const words of [
      'Patient: Sam Rivera',
      'Date of birth: April 12, 1990',
      'On November 20, 2026',
      'asked for Sildenafil',
      'Your blood pressure is too high for this medicine.',
      'not a diagnosis',
    ])
      expect(text).toContain(words);
  });

  it('leaves a line for what is not known', () => {
    const blocks = letterBlocks({ ...facts, name: null, dob: null, asked: [] });
    expect(blocks.filter(({ text }) => text.includes('____'))).toHaveLength(2);
    expect(JSON.stringify(blocks)).not.toContain('asked for');
  });

  it('is a PDF file with any name, over as many pages as it needs', async () => {
    const reasons = Array.from({ length: 60 }, (_, n) => `Reason ${n}. ${'A long sentence. '.repeat(12)}`);
    const pdf = await pdfDocument(
      letterBlocks({ ...facts, name: 'Zoë Łukasz 李', reasons }),
      'For your doctor',
      facts.today,
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const short = await pdfDocument(letterBlocks(facts), 'For your doctor', facts.today);
    expect(pdf.length).toBeGreaterThan(short.length);
  });

  it('exists for a visitor whose first answers ended, for their lead only', async () => {
    const who = flows.visitor();
    expect(await letterFor(harness.scope, viewerOf(who))).toBeNull();
    await flows.answer(who, 'start-basics', { ...basics, home_state: 'AK' });
    const letter = await letterFor(harness.scope, viewerOf(who));
    expect(letter?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await letterFor(harness.scope, viewerOf(flows.visitor()))).toBeNull();
    expect(await letterFor(harness.scope, viewerOf({ user: null, leadId: null }))).toBeNull();
  });

  it('exists for a patient whose visit was ended by a rule', async () => {
    const { user, outcome } = await harness.visit({ drugTypes: ['finasteride'], answers: { patchy: 'yes' } });
    expect(outcome.outcome).toBe('stop');
    expect(await letterFor(harness.scope, viewerOf({ user, leadId: null }))).not.toBeNull();
    const treated = await harness.visit({ drugTypes: ['finasteride'] });
    expect(await letterFor(harness.scope, viewerOf({ user: treated.user, leadId: null }))).toBeNull();
  });
});

describe('S2.39: /consultation/dermatology "no catalogue items -> waitlist end page"', () => {
  const NOTIFY = 'mutation($service: String!) { notifyOfService(service: $service) }';

  it('keeps the answers without a journey, and the waitlist takes each address once', async () => {
    const user = await harness.patient();
    const who = { user, leadId: null };
    const answers = {
      skin_concern: ['acne'],
      skin_type: 'oily',
      skin_retinoid: 'never',
      skin_sun: 'some',
    };
    const answer = await flows.answer(who, 'skin-interest', answers);
    expect(answer.data?.submitStartFlow).toMatchObject({ outcome: 'ok', href: '/consultation/dermatology' });
    expect(await harness.rows('quiz_set', { user_id: user.id })).toEqual([]);
    expect(await harness.rows('patient_fact', { user_id: user.id })).toEqual([]);
    for (const _ of [1, 2])
      expect((await flows.ask(who, NOTIFY, { service: 'skin_care' })).data).toEqual({
        notifyOfService: true,
      });
    expect(await harness.rows('notice_request', { topic: 'service' })).toMatchObject([
      { subject: 'skin_care', email: user.email },
    ]);
    expect((await flows.ask(who, NOTIFY, { service: 'x' })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});
