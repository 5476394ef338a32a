import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { fieldId } from './field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { PhoneField } from './phone-field.tsx';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const tag = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[0];
  if (!found) throw new Error(`${pattern} not in ${html}`);
  return found;
};
const attribute = (element: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];
const textOf = (html: string, id: string): string =>
  (new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');

const single: readonly [string, RegExp, (error?: string) => ReactElement][] = [
  [
    'TextField',
    /<input[^>]*>/,
    (error) => <TextField label="Name" name="a.b" description="Help" error={error} />,
  ],
  [
    'TextArea',
    /<textarea[^>]*>/,
    (error) => <TextArea label="Name" name="a.b" description="Help" error={error} />,
  ],
  [
    'SelectField',
    /<select[^>]*>/,
    (error) => <SelectField label="Name" name="a.b" description="Help" error={error} options={[]} />,
  ],
  [
    'PhoneField',
    /<input[^>]*>/,
    (error) => (
      <PhoneField
        label="Name"
        name="a.b"
        description="Help"
        error={error}
        value=""
        onChange={() => undefined}
      />
    ),
  ],
];

describe.each(single)('%s', (_, control, build) => {
  it('associates label and description with the control', () => {
    const html = renderToString(build());
    const element = tag(html, control);
    expect(attribute(element, 'id')).toBe('field-a-b');
    expect(attribute(element, 'name')).toBe('a.b');
    expect(attribute(tag(html, /<label[^>]*>/), 'for')).toBe('field-a-b');
    expect(attribute(element, 'aria-invalid')).toBeUndefined();
    expect(textOf(html, attribute(element, 'aria-describedby') ?? '')).toBe('Help');
  });

  it('adds the error after the description', () => {
    const html = renderToString(build('Not good'));
    const element = tag(html, control);
    expect(attribute(element, 'aria-invalid')).toBe('true');
    const ids = (attribute(element, 'aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => textOf(html, id))).toEqual(['Help', 'Not good']);
  });
});

const options = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
];

describe('groups', () => {
  it('RadioCards is a radio group with one name; problems link to its first input', () => {
    const html = renderToString(
      <RadioCards
        label="Where"
        name="where"
        options={options}
        value="y"
        error="Choose one"
        onChange={() => undefined}
      />,
    );
    const group = tag(html, /<fieldset[^>]*>/);
    expect(attribute(group, 'role')).toBe('radiogroup');
    expect(attribute(group, 'aria-invalid')).toBe('true');
    expect(textOf(html, attribute(group, 'aria-describedby') ?? '')).toBe('Choose one');
    const inputs = html.match(/<input[^>]*>/g) ?? [];
    expect(
      inputs.map((input) => [attribute(input, 'id'), attribute(input, 'name'), / checked=/.test(input)]),
    ).toEqual([
      ['field-where', 'where', false],
      ['field-where-y', 'where', true],
    ]);
  });

  it('CheckboxGroup marks its boxes invalid, because a plain group cannot be', () => {
    const html = renderToString(
      <CheckboxGroup
        label="Which"
        name="which"
        options={options}
        value={['x']}
        error="Choose"
        onChange={() => undefined}
      />,
    );
    expect(attribute(tag(html, /<fieldset[^>]*>/), 'aria-invalid')).toBeUndefined();
    expect((html.match(/<input[^>]*aria-invalid="true"/g) ?? []).length).toBe(2);
  });

  it('DateField shows the parts in US order and submits the calendar date', () => {
    const html = renderToString(<DateField label="Born" name="dob" defaultValue="1990-03-12" birthday />);
    const inputs = html.match(/<input[^>]*>/g) ?? [];
    expect(inputs.map((input) => attribute(input, 'value'))).toEqual(['3', '12', '1990', '1990-03-12']);
    expect(inputs.map((input) => attribute(input, 'autoComplete'))).toEqual([
      'bday-month',
      'bday-day',
      'bday-year',
      undefined,
    ]);
  });

  it('CheckboxField is never preselected', () => {
    expect(renderToString(<CheckboxField label="I agree" name="agree" />)).not.toContain(' checked');
  });
});

it('the error summary links every problem to its field', () => {
  const html = renderToString(
    <FormErrorSummary problems={[{ field: 'address.zipCode', message: 'Enter a ZIP code' }]} />,
  );
  expect(html).toContain(`href="#${fieldId('address.zipCode')}"`);
  expect(html).toContain('role="alert"');
  expect(renderToString(<FormErrorSummary problems={[]} />)).toBe('');
});

it('a pending button keeps its label for its width and announces that it is working', () => {
  const html = renderToString(
    <Button pending pendingLabel="Placing your order">
      Place order
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('Place order');
  expect(html).toContain('Placing your order');
  expect(html).not.toContain(' disabled=""');
});

it('a field with a problem shows its focus like every other one', () => {
  const css = readFileSync(new URL('./field.module.css', import.meta.url), 'utf8');
  const focus = /\.control:focus-visible,\s*\.control\[aria-invalid\]:focus-visible \{([^}]*)\}/.exec(css);
  expect(focus?.[1]).toMatch(/box-shadow: 0 0 0 3px/);
  expect(css.lastIndexOf('.control[aria-invalid] {')).toBeLessThan(focus?.index ?? 0);
});
