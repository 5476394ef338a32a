import { describe, expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { shippingForm } from '../../domain/checkout/shipping.ts';
import { detailProblems } from './detail-problems.ts';
import { type Details, detailFields, detailsInput, detailsOf, zipHint } from './details.ts';

const sam: Details = {
  firstName: 'Sam',
  lastName: 'Reyes',
  dob: '1990-04-02',
  phone: '(512) 555-0142',
  'address.streetAddress1': '12 Elm Street',
  'address.streetAddress2': '',
  'address.city': 'Austin',
  'address.state': 'TX',
  'address.zipCode': '78701',
};

describe('the initial details', () => {
  it('are empty for a visitor', () => {
    expect(new Set(Object.values(detailsOf(null)))).toEqual(new Set(['']));
  });

  it('come from the first questions where the profile has none', () => {
    const told = { firstName: 'Sam', dob: '1990-04-02', state: 'TX' };
    expect(detailsOf(null, told)).toMatchObject({
      firstName: 'Sam',
      dob: '1990-04-02',
      'address.state': 'TX',
      'address.city': '',
    });
  });

  it('come from the profile, with the phone number formatted', () => {
    const known = detailsOf({
      id: 'u',
      email: 'sam@example.com',
      firstName: 'Sam',
      lastName: 'Reyes',
      phone: { phoneAreaCode: '512', phoneNumber: '5550142' },
      profile: { dob: '1990-04-02' },
      address: {
        streetAddress1: '12 Elm Street',
        streetAddress2: null,
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
      },
    });
    expect(known).toEqual(sam);
  });
});

describe('problems found before sending', () => {
  it('are none for a complete form, with or without an apartment', () => {
    expect(detailProblems(sam)).toEqual([]);
    expect(detailProblems({ ...sam, 'address.streetAddress2': 'Apt 4' })).toEqual([]);
  });

  it('name every required field of an empty form, in the order of the page', () => {
    expect(detailProblems(detailsOf(null)).map((problem) => problem.field)).toEqual([
      'firstName',
      'lastName',
      'dob',
      'phone',
      'address.streetAddress1',
      'address.city',
      'address.state',
      'address.zipCode',
    ]);
  });

  it.each([
    ['dob', '1990-02-30', 'Enter your date of birth as month, day and year.'],
    ['phone', '555', 'Enter a US phone number with 10 digits, area code first.'],
    ['address.zipCode', '7870', 'Enter a ZIP code of 5 digits, or 9 digits like 78701-1234.'],
    ['address.state', 'ZZ', 'Choose your state from the list.'],
  ])('%s %s', (field, typed, message) => {
    expect(detailProblems({ ...sam, [field]: typed })).toEqual([{ field, message }]);
  });
});

describe('the browser and the server', () => {
  const today = new Date('2027-03-12T16:00:00Z');
  const consents = { subscriptionAgreement: true, receiveMarketingMessagesConsent: false };
  const onServer = (details: Details) => {
    const input = { ...detailsInput(details), ...consents };
    const read = readInput(shippingForm({ today, needsSubscriptionAgreement: true }), input);
    return read.ok ? [] : read.failure.fields;
  };
  const hostile = [
    '',
    '   ',
    '<script>alert(1)</script>',
    'a\u0000b',
    'a\u200Bb',
    'a\u202Eb',
    'a\uD800b',
    'a\nb',
    'x'.repeat(5_000),
    '👋',
    "'; drop table person; --",
    'constructor',
    '__proto__',
  ];
  const fields = detailFields.filter((field) => field !== 'dob');
  it.each(fields.flatMap((field) => hostile.map((typed) => [field, typed] as const)))(
    'say the same of %s %j',
    (field, typed) => {
      const details = { ...sam, [field]: typed };
      expect(detailProblems(details)).toEqual(onServer(details));
    },
  );

  it.each(hostile)('both name a date of birth that is %j', (dob) => {
    expect(detailProblems({ ...sam, dob }).map(({ field }) => field)).toEqual(['dob']);
    expect(onServer({ ...sam, dob }).map(({ field }) => field)).toEqual(['dob']);
  });
});

it('an empty second address line is sent as null', () => {
  expect(detailsInput(sam).address).toEqual({
    streetAddress1: '12 Elm Street',
    streetAddress2: null,
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
});

it.each([
  ['78701', 'TX', undefined],
  ['787', 'TX', undefined],
  ['10001', 'TX', 'This does not look like a ZIP code in Texas. Please check both.'],
  ['10001', '', undefined],
])('ZIP code %s in %s', (zipCode, state, hint) => {
  expect(zipHint(zipCode, state)).toBe(hint);
});
