import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { agreeToSsri } from '#test/harness/agree-to-ssri.ts';
import { dataOf } from '#test/harness/api.ts';
import { sexualHealthSuite } from '#test/harness/sexual-health-suite.ts';
import { sertraline, sildenafilForEarly } from '#test/harness/sexual-health-visits.ts';
import { codeOf } from '#test/harness/treatment-api.ts';
import { allTexts, intakeAnswers, statusOf } from '#test/harness/visit-api.ts';

const suite = sexualHealthSuite();
const { sent, approve, propose, shipped } = suite;

const PROPOSAL = `{ currentUser { visit { proposal { ssriWarning { isAccepted statement parts { ruleId title } } } } } }`;
const DECLINE =
  'mutation($id: ID!, $ssri: Boolean) { declinePlan(consultationId: $id, reason: "", declinesSsri: $ssri) }';

/** The patient asked for another medicine; the clinician proposes an antidepressant. */
const proposed = async () => {
  const visit = await sent([sildenafilForEarly], ['sildenafil'], {
    ...intakeAnswers(['sertraline']),
    sh_concern: 'too_soon',
  });
  dataOf(await propose(visit.consultationId, [sertraline]));
  return visit;
};
const warningOf = async (user: SignedInUser) =>
  dataOf<{
    currentUser: {
      visit: {
        proposal: { ssriWarning: { isAccepted: boolean; parts: { ruleId: string }[] } | null } | null;
      };
    };
  }>(await suite.harness.api(user, PROPOSAL)).currentUser.visit.proposal?.ssriWarning;
const consentsOf = async (user: SignedInUser): Promise<boolean[]> =>
  (await suite.harness.rows('consent', { person_id: user.id, type: 'ssri_boxed_warning' })).map(
    ({ given }: { given: boolean }) => given,
  );

describe('S2.42: a plan that adds an antidepressant', () => {
  it('shows the warning with the plan, and is accepted only after the patient agreed to it', async () => {
    const { user, consultationId: id } = await proposed();
    expect(await warningOf(user)).toMatchObject({
      isAccepted: false,
      parts: [
        { ruleId: 'SSRI-BOXED' },
        { ruleId: 'SSRI-TAPER' },
        { ruleId: 'SSRI-SEXUAL' },
        { ruleId: 'SSRI-ALCOHOL-DRIVING' },
      ],
    });
    const early = await acceptPlan(suite.harness, user, { id, read: allTexts });
    expect(codeOf(early)).toBe('CONFLICT');
    expect(early.errors?.[0]?.message).toMatch(/read the warning/);
    expect(await consentsOf(user)).toEqual([]);
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('plan_proposed');
    expect(await suite.harness.charges(user.id)).toEqual([]);

    dataOf(await suite.harness.api(user, agreeToSsri));
    expect(await warningOf(user)).toMatchObject({ isAccepted: true });
    dataOf(await acceptPlan(suite.harness, user, { id, read: allTexts }));
    expect(await consentsOf(user)).toEqual([true]);
    expect(await shipped({ user, consultationId: id })).toEqual([sertraline]);
  });

  it('“not for me” is recorded and returns the visit to the clinician, who may propose something else', async () => {
    const { user, consultationId: id } = await proposed();
    dataOf(await suite.harness.api(user, DECLINE, { id, ssri: true }));
    expect(await consentsOf(user)).toEqual([false]);
    expect(await statusOf(suite.harness, 'consultation', id)).toBe('in_review');
    const [message] = await suite.harness.rows('care_message', { user_id: user.id, author_type: 'patient' });
    expect(message.body).toMatch(/do not want an antidepressant. What else/);
    expect(await warningOf(user)).toBeUndefined();
    dataOf(await approve(id, { acknowledgedRuleIds: ['PE-SIL'] }));
    expect(await shipped({ user, consultationId: id })).toEqual([sildenafilForEarly]);
  });

  it('a plan that is declined for another reason does not mention the warning', async () => {
    const { user, consultationId: id } = await proposed();
    dataOf(await suite.harness.api(user, DECLINE, { id, ssri: false }));
    expect(await consentsOf(user)).toEqual([]);
  });
});
