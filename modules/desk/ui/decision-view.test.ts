import { describe, expect, it } from 'vitest';
import {
  approvalBlocks,
  chargeLabel,
  deskMode,
  flagsOfPlan,
  isBlocked,
  mayWrite,
  openFlags,
  planPriceLabel,
  proposalCharge,
} from './decision-view.ts';
import { detail, flag, oralMinoxidil, product, row } from './desk-case.fixture.ts';

const other = { assignedTo: 'Jonas Weber, MD', isMine: false };
const nobody = { assignedTo: null, isMine: false };

describe('what the viewer may do with a case', () => {
  it.each([
    ['assigned to nobody', row({ ...nobody, status: 'submitted' }), false, 'take', false],
    ['a colleague has it but has not opened it', row({ ...other, status: 'assigned' }), false, 'take', false],
    ['a colleague has it', row(other), false, 'watch', false],
    ['their own case', row(), false, 'decide', true],
    [
      'their own case, waiting for the patient’s answer',
      row({ status: 'needs_info' }),
      false,
      'decide',
      true,
    ],
    ['their own case, with a proposed plan', row({ status: 'plan_proposed' }), false, 'decide', true],
    ['decided by the viewer', row({ status: 'approved' }), false, 'closed', true],
    ['decided by a colleague', row({ ...other, status: 'not_a_match' }), false, 'closed', false],
    [
      'ended by an emergency, nobody has it',
      row({ ...nobody, status: 'not_a_match' }),
      false,
      'closed',
      true,
    ],
    ['seen by an operator', row({ ...nobody, status: 'submitted' }), true, 'watch', true],
  ] as const)('%s', (_, one, isOperator, mode, writes) => {
    expect(deskMode(one, isOperator)).toBe(mode);
    expect(mayWrite(one, isOperator)).toBe(writes);
  });
});

describe('flags that must be acknowledged', () => {
  const flags = [
    flag(),
    flag({ ruleId: 'FIN-LIVER', drugTypes: ['finasteride'] }),
    flag({ ruleId: 'OMX-DOSE', outcome: 'dose' }),
  ];

  it('are the review flags of these products', () => {
    expect(openFlags(flags, new Set(), [product(), oralMinoxidil])).toEqual(['OMX-KIDNEY', 'FIN-LIVER']);
    expect(openFlags(flags, new Set(['FIN-LIVER']), [product()])).toEqual([]);
    expect(openFlags(flags, new Set(), [oralMinoxidil])).toEqual(['OMX-KIDNEY']);
  });

  it('include flags that name no drug', () => {
    expect(openFlags([flag({ ruleId: 'LIVE-CALL', drugTypes: [] })], new Set(), [product()])).toEqual([
      'LIVE-CALL',
    ]);
  });
});

it('include new flags of a changed plan, each once and only for its drugs', () => {
  const known = flag({ ruleId: 'FIN-LIVER', drugTypes: ['finasteride'] });
  const shown = detail({
    flags: [known],
    optionFlags: [
      { ...known, drugTypes: ['finasteride', 'minoxidil_oral'] },
      flag(),
      flag({ ruleId: 'OMX-DOSE', outcome: 'dose' }),
    ],
  });
  expect(flagsOfPlan(shown, [product()])).toEqual([]);
  expect(flagsOfPlan(shown, [oralMinoxidil]).map(({ ruleId }) => ruleId)).toEqual(['OMX-KIDNEY']);
  const open = openFlags([...shown.flags, ...shown.optionFlags], new Set(['OMX-KIDNEY']), [oralMinoxidil]);
  expect(open).toEqual(['FIN-LIVER']);
});

describe('approving as requested', () => {
  const flagged = detail({
    requested: [oralMinoxidil],
    flags: [flag()],
    approvalBlocks: ['Please acknowledge each flag before approving: OMX-KIDNEY.'],
  });

  it('only needs acknowledgments when the server lists nothing else', () => {
    expect(approvalBlocks(flagged, new Set())).toEqual({ reasons: [], flags: ['OMX-KIDNEY'] });
    expect(isBlocked(approvalBlocks(flagged, new Set(['OMX-KIDNEY'])))).toBe(false);
  });

  it('stays blocked by a stop of another visit, also one whose name begins like a flag', () => {
    const stop = 'OMX-KIDNEY-STOP counts until two clinicians resolve it: under “Open stops”.';
    const blocks = approvalBlocks({ ...flagged, approvalBlocks: [stop] }, new Set(['OMX-KIDNEY']));
    expect(blocks).toEqual({ reasons: [stop], flags: [] });
  });

  it('stays blocked by reasons that no acknowledgment can remove', () => {
    const stop = 'A safety rule stops this visit. It can only be refused or sent back.';
    const blocks = approvalBlocks({ ...flagged, approvalBlocks: [stop] }, new Set(['OMX-KIDNEY']));
    expect(blocks).toEqual({ reasons: [stop], flags: [] });
    expect(isBlocked(blocks)).toBe(true);
  });
});

const price = { amount: 4_860, isWithRefill: false, agreement: 'I agree that my saved card is charged.' };

it('names the amount that the patient agreed to, and nothing for a renewal', () => {
  expect(chargeLabel(false, price)).toMatch(/^\$48\.60 to the patient’s card, now/);
  expect(chargeLabel(false, { ...price, isWithRefill: true })).toContain('with the next refill');
  expect(chargeLabel(false, undefined)).not.toMatch(/\$/);
  expect(chargeLabel(true, undefined)).toMatch(/^Nothing for the review\./);
});

it('shows the text that the patient is asked to agree to, and how it compares', () => {
  expect(proposalCharge(price)).toContain(`“${price.agreement}”`);
  expect(proposalCharge(null)).not.toMatch(/\$/);
  expect(planPriceLabel(price, { ...price, amount: 5_000 })).toBe(
    '$48.60 when the patient accepts. $1.40 less than requested.',
  );
  expect(planPriceLabel(price, price)).toContain('The same price as requested.');
  expect(planPriceLabel({ ...price, isWithRefill: true }, undefined)).toBe('$48.60 with the next refill.');
});
