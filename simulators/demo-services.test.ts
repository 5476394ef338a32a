import { expect, it } from 'vitest';
import { readDemoServices } from './demo-services.ts';

it.each([
  [undefined, { mail: 'smtp', hasMixpanel: false }],
  ['', { mail: 'smtp', hasMixpanel: false }],
  ['mixpanel', { mail: 'smtp', hasMixpanel: true }],
  ['mixpanel, ses', { mail: 'ses', hasMixpanel: true }],
  ['postmark', { mail: 'postmark', hasMixpanel: false }],
])('DEMO_SERVICES=%s', (written, wanted) => {
  expect(readDemoServices(written)).toEqual(wanted);
});

it.each(['stripe', 'ses,postmark'])('DEMO_SERVICES=%s stops the start', (written) => {
  expect(() => readDemoServices(written)).toThrow('DEMO_SERVICES: takes');
});
