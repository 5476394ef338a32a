import { defineMachine } from '#config/define-machine.ts';

export const referralStatuses = [
  'invited',
  'signed_up',
  'qualified',
  'credited',
  'refused',
  'expired',
] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** `qualified`: the first order was paid, shipped and kept. `refused`: an abuse rule speaks against a credit. */
export const referralMachine = defineMachine({
  name: 'referral',
  states: referralStatuses,
  initial: 'invited',
  transitions: [
    { from: ['invited'], to: 'signed_up', by: ['patient', 'system'] },
    { from: ['signed_up'], to: 'qualified', by: ['system'] },
    { from: ['qualified'], to: 'credited', by: ['system'] },
    { from: ['invited', 'signed_up', 'qualified'], to: 'refused', by: ['system'] },
    { from: ['invited', 'signed_up'], to: 'expired', by: ['system'] },
  ],
});

/** Why an invitation earns no credit. Only operators read it. */
export const refusals = {
  same_person: 'Both accounts are or may be one person’s',
  same_card: 'The same card was used by both',
  same_address: 'Both have packages sent to the same address',
  had_ordered: 'The friend had ordered before the invitation',
  yearly_limit: 'The most credits of a year were granted already',
} as const;
export type Refusal = keyof typeof refusals;

const labels: Readonly<Record<ReferralStatus, string>> = {
  invited: 'Invited',
  signed_up: 'Signed up',
  qualified: 'First order shipped',
  credited: 'You got credit',
  refused: 'No credit under the terms',
  expired: 'Ended without an order',
};

/** What the patient who invited reads: never why, because that is about somebody else. */
export const referralLabel = (status: ReferralStatus): string => labels[status];
