import { describe, expect, it } from 'vitest';
import { firstMark, subjectsOf, waitsForReply, withText } from './message-view.ts';

const line = (subject: string, authorType: string) => ({ subject, authorType });

describe('messages of a case', () => {
  it.each([
    [[], ['visit']],
    [[line('delivery', 'patient')], ['delivery', 'visit']],
    [
      [line('side_effect', 'patient'), line('billing', 'patient'), line('visit', 'provider')],
      ['billing', 'side_effect', 'visit'],
    ],
  ])('a reply joins the conversation in which the patient wrote last', (messages, subjects) => {
    expect(subjectsOf(messages)).toEqual(subjects);
  });

  it.each([
    [[], false],
    [[line('visit', 'patient')], true],
    [[line('visit', 'patient'), line('visit', 'system')], true],
    [[line('visit', 'patient'), line('visit', 'care')], false],
  ])('one waits for a reply until staff wrote after it', (messages, waits) => {
    expect(waitsForReply(messages)).toBe(waits);
  });

  it('a text is added after the existing one', () => {
    expect(withText(' \n', 'Thanks.')).toBe('Thanks.');
    expect(withText('Hello \n', 'Thanks.')).toBe('Hello\n\nThanks.');
  });

  it('the first placeholder is found', () => {
    expect(firstMark('Hi [[name]], [[text]]')).toEqual([3, 11]);
    expect(firstMark('Hi')).toBeNull();
  });
});
