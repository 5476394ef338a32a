import type { Harness } from '../harness/harness.ts';
import type { OrderCall } from './order-calls.ts';

const LEAD = '00000000-0000-4000-9000-0000000000f';

/** Somebody followed the link of a new patient. */
const invitation = async (harness: Harness) => {
  const patient = await harness.account();
  const made = await harness.api(patient, 'mutation { createReferralLink }');
  const code = /invite=(\w+)/.exec(JSON.stringify(made.data))?.[1] ?? '';
  const leadId = `${LEAD}${patient.id.at(-1) ?? '0'}`;
  const FOLLOW = 'mutation($code: String!) { acceptInvitation(code: $code) }';
  await harness.api(null, FOLLOW, { code }, null, { leadId });
  return { patientId: patient.id };
};

/** A successful call of every staff field about invitations. */
export const referralCalls: Readonly<Record<string, OrderCall>> = {
  deskReferrals: { query: '{ deskReferrals { status refusal } }', variables: invitation },
};
