import { expect, it } from 'vitest';
import { phoneCallMachine } from '#modules/call/domain/phone-call.ts';
import { callLabel, phoneLabel } from './call-view.ts';

it('every state of a call has a text', () => {
  for (const status of phoneCallMachine.states) expect(callLabel(status)).not.toContain('_');
  expect(phoneCallMachine.states.filter((status) => callLabel(status) === 'Not needed')).toEqual([
    'not_required',
  ]);
});

it('a phone number is grouped', () => {
  expect(phoneLabel('5550104477')).toBe('(555) 010-4477');
});
