import { describe, expect, it } from 'vitest';
import { dataOf } from '#test/harness/api.ts';
import { checkInApi } from '#test/harness/check-in-api.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import { sertraline } from '#test/harness/sexual-health-visits.ts';
import { codeOf } from '#test/harness/treatment-api.ts';
import { statusOf } from '#test/harness/visit-api.ts';

const suite = sexualHealthSuite();
const { treated, treatment } = suite;
const checkIns = () => checkInApi(suite.harness);

interface Row {
  readonly consultationId: string;
  readonly task: string;
  readonly statusLabel: string;
}
const rowOf = async (id: string): Promise<Row | undefined> =>
  dataOf<{ deskQueue: Row[] }>(
    await suite.harness.api(suite.maya, '{ deskQueue { consultationId task statusLabel } }'),
  ).deskQueue.find(({ consultationId }) => consultationId === id);
const noticesOf = async (userId: string): Promise<string[]> =>
  (await suite.harness.rows('notice', { person_id: userId })).map(({ kind }: { kind: string }) => kind);

/** A patient on sertraline who has not answered the first check-in for the given number of days. */
const silentFor = async (days: number) => {
  const visit = await treated([sertraline], ['sertraline']);
  await treatment().daysPass(days);
  return { ...visit, checkIn: await checkIns().open(visit.user) };
};

describe('S2.39: the answered check-in of an antidepressant that was overdue', () => {
  it('is closed by an answer without findings, and refills continue', async () => {
    const { user, checkIn, ...visit } = await silentFor(25);
    expect(await rowOf(checkIn.id)).toMatchObject({
      task: 'check_in',
      statusLabel: 'No answer to the check-in: call the patient',
    });
    expect(await statusOf(suite.harness, 'consultation', checkIn.id)).toBe('assigned');
    expect(await checkIns().checksIn(user)).toMatchObject({ result: 'normal', onHold: [], findings: [] });
    expect(await rowOf(checkIn.id)).toBeUndefined();
    expect(await statusOf(suite.harness, 'consultation', checkIn.id)).toBe('completed');
    const [row] = await suite.harness.rows('check_in', { consultation_id: checkIn.id });
    expect(row).toMatchObject({ result: 'normal', task: null });
    expect(await noticesOf(user.id)).toContain('check_in_done');
    const closing = await suite.harness.api(
      suite.maya,
      'mutation($input: DeskCheckInInput!) { deskCloseCheckIn(input: $input) { status } }',
      {
        input: {
          consultationId: checkIn.id,
          outcome: 'continue',
          prescriptionIds: [],
          acknowledgedRuleIds: [],
          message: 'Please go on.',
        },
      },
    );
    expect(codeOf(closing)).toBe('CONFLICT');
    await treatment().daysPass(15);
    expect((await treatment().sentProducts({ ...visit, user })).length).toBeGreaterThan(1);
  });

  it('also after a clinician has opened the case', async () => {
    const { user, checkIn } = await silentFor(25);
    const TAKE = 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }';
    dataOf(await suite.harness.api(suite.maya, TAKE, { id: checkIn.id }));
    expect(await checkIns().checksIn(user)).toMatchObject({ result: 'normal' });
    expect(await statusOf(suite.harness, 'consultation', checkIn.id)).toBe('completed');
    expect(await rowOf(checkIn.id)).toBeUndefined();
  });

  it('an answer with findings leaves the case with the clinician', async () => {
    const { user, checkIn } = await silentFor(25);
    expect(await checkIns().checksIn(user, { ssri_effects: ['palpitations'] })).toMatchObject({
      result: 'flagged',
    });
    expect((await rowOf(checkIn.id))?.statusLabel).not.toMatch(/call the patient/);
  });

  it('without any answer a clinician decides how treatment continues, and the patient is notified', async () => {
    const { user, checkIn } = await silentFor(50);
    expect((await rowOf(checkIn.id))?.statusLabel).toMatch(/taper, bridge or stop/);
    const [{ id: prescriptionId }] = await suite.harness.rows('prescription', { user_id: user.id });
    const DECIDE = 'mutation($input: DeskContinuityInput!) { deskDecideContinuity(input: $input) }';
    const input = {
      consultationId: checkIn.id,
      prescriptionId,
      decision: 'bridge',
      reason: 'No answer for four weeks.',
      message: 'One more package is on its way. Please call us.',
    };
    dataOf(await suite.harness.api(suite.maya, DECIDE, { input }));
    const CONTINUITY = '{ currentUser { care { treatments { continuity { title text } } } } }';
    expect((await suite.harness.api(user, CONTINUITY)).data).toMatchObject({
      currentUser: {
        care: {
          treatments: [
            {
              continuity: {
                title: 'Continue with a bridge supply',
                text: expect.stringMatching(/Please call us/),
              },
            },
          ],
        },
      },
    });
  });
});
