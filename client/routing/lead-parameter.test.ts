import { describe, expect, it } from 'vitest';
import { withLead, withoutLead } from './lead-parameter.ts';

const ID = '00000000-0000-4000-9000-00000000000a';

describe('a lead id in an address', () => {
  it.each([
    ['/checkout', `/checkout?lead=${ID}&lead_proof=x.y`],
    ['/checkout?products=211,406', `/checkout?products=211,406&lead=${ID}&lead_proof=x.y`],
    ['https://app.test/a?b=c%20d#e', `https://app.test/a?b=c%20d&lead=${ID}&lead_proof=x.y#e`],
    [`/checkout?lead=other&x=1`, `/checkout?x=1&lead=${ID}&lead_proof=x.y`],
  ])('%s with it is %s', (address, carried) => {
    expect(withLead(address, ID, 'x.y')).toBe(carried);
  });

  it.each([
    ['/a', '/a'],
    ['/a?b=1,2&leader=3#h', '/a?b=1,2&leader=3#h'],
    [`/a?lead=${ID}`, '/a'],
    [`/a?x=1,2&lead=${ID}&y=%20&lead_proof=p#h`, '/a?x=1,2&y=%20#h'],
  ])('%s without it is %s', (address, bare) => {
    expect(withoutLead(address)).toBe(bare);
  });
});
