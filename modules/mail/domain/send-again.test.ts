import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { allMailStates } from './mail-states.ts';
import { type FinishedMail, sendAgainGroups, whyNotAgain } from './send-again.ts';

const failed: FinishedMail = {
  ...{ kind: 'receipt', state: 'failed', recipient: 'sam@example.com', isRefused: false },
  hasComplained: false,
};

it('every kind of email may be sent again, or has one reason why not', () => {
  const listed = Object.values(sendAgainGroups).flat();
  expect(listed.toSorted()).toEqual(Object.keys(catalog).toSorted());
});

it('what has a link of its own that ends soon is never sent again', () => {
  for (const kind of ['email_confirm', 'staff_invited'])
    expect(whyNotAgain({ ...failed, kind })).toContain('Its link works for a short time only.');
});

describe('an email that failed', () => {
  it('may be sent again when what it says stays true', () => {
    expect(whyNotAgain(failed)).toBeNull();
  });

  it.each([
    ['that is about a time', { kind: 'call_reminder' }, 'that may have passed'],
    ['that asks for something', { kind: 'check_in_due' }, 'may be done by now'],
    ['that says how something is', { kind: 'refill_on_hold' }, 'may have changed since'],
    ['of a kind that there is no more', { kind: 'letter_of_old' }, 'not sent any more'],
    ['whose text is deleted', { recipient: '' }, 'text was deleted'],
    ['to an address that refuses email', { isRefused: true }, 'confirm another one first'],
    ['to an address whose owner complained', { hasComplained: true }, 'called an email spam'],
  ])('may not be sent again %s', (_what, change, why) => {
    expect(whyNotAgain({ ...failed, ...change })).toContain(why);
  });
});

it.each(allMailStates.filter((state) => state !== 'failed'))(
  'an email that is %s is not sent again',
  (state) => {
    expect(whyNotAgain({ ...failed, state })).toBe('Only an email that failed can be sent again.');
  },
);
