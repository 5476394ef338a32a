import { describe, expect, it } from 'vitest';
import { stepAfter } from './first-step.ts';

describe('what has to be done before something starts again', () => {
  it.each([
    ['expired', '/renewal'],
    ['no_refills', '/renewal'],
    ['not_approved', '/account/checkout?products=211,212'],
    ['check_in_due', '/consultation/checkin'],
    ['on_hold', '/messages'],
    ['stopped', null],
    ['state_not_served', null],
    ['not_offered', null],
  ] as const)('%s: %s', (refusal, href) => {
    expect(stepAfter(refusal, [211, 212])?.href ?? null).toBe(href);
  });
});
