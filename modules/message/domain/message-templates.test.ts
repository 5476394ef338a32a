import { describe, expect, it } from 'vitest';
import { fillTemplate, messageTemplates, mustBeEdited } from './message-templates.ts';

const values = {
  firstName: 'Sam',
  signature: 'Dr. Okafor',
  replyTime: 'within 24 hours',
  supportPhone: '1-800-555-0142',
  supportHours: 'Monday to Friday',
};

describe('texts for staff', () => {
  it.each(messageTemplates.map((one) => [one.id, one] as const))(
    '%s has only known variables',
    (_, template) => {
      const text = fillTemplate(template.body, values);
      expect(text).not.toMatch(/[{}]/);
      expect(mustBeEdited(text)).toBe(template.kind === 'template');
    },
  );

  it('fill in the name', () => {
    expect(fillTemplate('Hi {firstName},', values)).toBe('Hi Sam,');
  });

  it('refuse a variable that nothing fills in', () => {
    expect(() => fillTemplate('{planet}', values)).toThrow('planet');
  });

  it('have ids of their own', () => {
    expect(new Set(messageTemplates.map(({ id }) => id)).size).toBe(messageTemplates.length);
  });
});
