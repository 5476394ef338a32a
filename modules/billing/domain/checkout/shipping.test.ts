import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStateCode } from '#kernel/us-states.ts';
import { stateRule } from './served-states.ts';
import { parseShipping } from './shipping.ts';
import { zipFitsState, zipPrefixes } from './zip-prefixes.ts';

const form = {
  firstName: 'Seán',
  lastName: "O'Neill-Díaz",
  dob: '1990-02-28',
  address: {
    streetAddress1: '12 1/2 Main St. #4',
    streetAddress2: '',
    city: 'St. Louis',
    state: 'mo',
    zipCode: '631011234',
  },
  phone: '+1 (314) 555-0142',
  subscriptionAgreement: true,
  receiveMarketingMessagesConsent: false,
  termsAgreement: true,
};
const options = {
  today: new Date('2027-03-12T16:00:00Z'),
  needsSubscriptionAgreement: true,
  skipAddressValidation: false,
};

/** The form with another value in one field, named as in problems. */
const withField = (field: string, value: unknown) =>
  field.startsWith('address.')
    ? { ...form, address: { ...form.address, [field.slice('address.'.length)]: value } }
    : { ...form, [field]: value };

/** Field names of the problems, in order. */
const problems = (input: unknown, overrides: Partial<typeof options> = {}): readonly string[] => {
  const result = parseShipping(input, { ...options, ...overrides });
  return result.ok ? [] : result.failure.fields.map((problem) => problem.field);
};

describe('S5.6: parseShipping', () => {
  it('reads and normalizes a valid form', () => {
    expect(parseShipping(form, options)).toEqual({
      ok: true,
      value: {
        firstName: 'Seán',
        lastName: "O'Neill-Díaz",
        dob: '1990-02-28',
        address: {
          streetAddress1: '12 1/2 Main St. #4',
          streetAddress2: null,
          city: 'St. Louis',
          state: 'MO',
          zipCode: '63101-1234',
        },
        phone: { phoneAreaCode: '314', phoneNumber: '5550142' },
        subscriptionAgreement: true,
        receiveCareTextsConsent: false,
        receiveMarketingMessagesConsent: false,
        receiveMarketingTextsConsent: false,
        termsAgreement: true,
        telehealthAgreement: false,
        warnings: [],
      },
    });
  });

  it.each([
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', 42],
    ['firstName', '<script>'],
    ['firstName', 'Bob\u0000'],
    ['lastName', 'x'.repeat(61)],
    ['lastName', 'x'.repeat(5_000_000)],
    ['lastName', 'Smi\u202Eth'],
    ['dob', '2023-02-29'],
    ['dob', '2009-03-13'],
    ['dob', '2030-01-01'],
    ['dob', '1850-01-01'],
    ['dob', '02/28/1990'],
    ['address.streetAddress1', 'Main\nStreet'],
    ['address.streetAddress1', { toString: 'x' }],
    ['address.streetAddress2', 'Apt\u200B4'],
    ['address.city', ''],
    ['address.state', 'ZZ'],
    ['address.state', 'PR'],
    ['address.state', 'constructor'],
    ['address.zipCode', '6310'],
    ['address.zipCode', '63101-12'],
    ['address.zipCode', '６３１０１'],
    ['phone', '314-555-014'],
    ['phone', '911-555-0142'],
    ['phone', '114-555-0142'],
    ['phone', '3141550142'],
    ['phone', 'call me'],
    ['subscriptionAgreement', false],
    ['subscriptionAgreement', 'true'],
    ['receiveCareTextsConsent', 'on'],
    ['receiveMarketingMessagesConsent', 'on'],
    ['receiveMarketingTextsConsent', 'on'],
    ['termsAgreement', 'true'],
    ['telehealthAgreement', 1],
  ])('names %s when it is %j', (field, value) => {
    expect(problems(withField(field, value))).toEqual([field]);
  });

  it.each(['Bob\u0000', 'Bo\u200Bb', 'Bo\uD800b'])('reports that %j cannot be printed', (firstName) => {
    const result = parseShipping({ ...form, firstName }, options);
    expect(!result.ok && result.failure.message).toBe(
      'Remove the characters that cannot be printed from your first name.',
    );
  });

  it('reports every missing field at once, in the order of the form', () => {
    const all = [
      'firstName',
      'lastName',
      'dob',
      'address.streetAddress1',
      'address.city',
      'address.state',
      'address.zipCode',
      'phone',
      'subscriptionAgreement',
    ];
    expect(problems({})).toEqual(all);
    expect(problems({ address: null })).toEqual(all);
    expect(problems({ address: 'text' })).toEqual(all);
    expect(problems([form])).toEqual(all);
    expect(problems(null)).toEqual(all);
    expect(problems('text')).toEqual(all);
  });

  it('accepts a person who turns 18 today, and requires the agreement only for recurring charges', () => {
    expect(problems({ ...form, dob: '2009-03-12' })).toEqual([]);
    expect(
      problems({ ...form, subscriptionAgreement: false }, { needsSubscriptionAgreement: false }),
    ).toEqual([]);
  });

  it.each([
    ['MO', '2027-03-12T04:59:59Z', ['dob']],
    ['MO', '2027-03-12T06:00:00Z', []],
    ['HI', '2027-03-12T09:59:59Z', ['dob']],
    ['HI', '2027-03-12T10:00:00Z', []],
    ['NY', '2027-03-12T04:59:59Z', ['dob']],
    ['NY', '2027-03-12T05:00:00Z', []],
  ])('an 18th birthday begins at midnight in %s: at %s the problems are %j', (state, today, expected) => {
    const born = { ...withField('address.state', state), dob: '2009-03-12' };
    expect(problems(born, { today: new Date(today), skipAddressValidation: true })).toEqual(expected);
  });

  it('the evening before is too early where the reader’s clock is ahead of the patient’s', () => {
    const evening = { today: new Date('2027-03-12T05:30:00Z'), skipAddressValidation: true };
    const born = (state: string) => ({ ...withField('address.state', state), dob: '2009-03-12' });
    expect(problems(born('NY'), evening)).toEqual([]);
    expect(problems(born('TX'), evening)).toEqual(['dob']);
  });

  it('warns without refusing when ZIP code and state differ, unless validation is skipped', () => {
    const result = parseShipping(withField('address.state', 'TX'), options);
    expect(result.ok && result.value.warnings).toEqual([
      {
        field: 'address.zipCode',
        message: 'ZIP code 63101 does not look like one in Texas. Please check both.',
      },
    ]);
    const skipped = parseShipping(withField('address.state', 'TX'), {
      ...options,
      skipAddressValidation: true,
    });
    expect(skipped.ok && skipped.value.warnings).toEqual([]);
  });

  it('property: any input returns a result, and each problem names a field of the form with a message', () => {
    const anything = (fields: readonly string[]) =>
      Object.fromEntries(
        fields.map((field) => [field, fc.oneof(fc.string({ unit: 'binary' }), fc.anything())]),
      );
    const { address, ...own } = form;
    const fields = [...Object.keys(own), ...Object.keys(address).map((field) => `address.${field}`)];
    const hostileAddress = fc.record(anything(Object.keys(address)), { requiredKeys: [] });
    const hostile = fc.record(
      { ...anything(Object.keys(own)), address: fc.oneof(hostileAddress, fc.anything()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (input) => {
        const result = parseShipping(input, options);
        if (result.ok) return;
        expect(result.failure.code).toBe('BAD_USER_INPUT');
        for (const { field, message } of result.failure.fields) {
          expect(fields).toContain(field);
          expect(message).toMatch(/^[A-Z].{5,}\.$/);
        }
      }),
    );
  });

  it('property: accepted text contains no control or invisible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (city) => {
        const result = parseShipping(withField('address.city', city), options);
        if (result.ok) expect(result.value.address.city).not.toMatch(/[\p{C}<>]/u);
      }),
    );
  });
});

describe('states', () => {
  it('are 51, and each ZIP prefix matches its own state', () => {
    expect(Object.keys(zipPrefixes)).toHaveLength(51);
    for (const [zip, state] of [
      ['78701', 'TX'],
      ['73301', 'TX'],
      ['10001', 'NY'],
      ['00501', 'NY'],
      ['20001', 'DC'],
      ['02108', 'MA'],
      ['99501', 'AK'],
      ['83414', 'WY'],
    ] as const)
      expect(zipFitsState(zip, state), zip).toBe(true);
    expect(zipFitsState('90210', 'NY')).toBe(false);
  });

  it('every ZIP prefix belongs to at most two states', () => {
    const states = Object.keys(zipPrefixes).filter(isStateCode);
    for (let prefix = 0; prefix < 1000; prefix++) {
      const zip = `${String(prefix).padStart(3, '0')}00`;
      expect(states.filter((state) => zipFitsState(zip, state)).length, zip).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    ['TX', true, false],
    ['NM', true, true],
    ['AK', false, false],
    ['ZZ', false, false],
    ['toString', false, false],
  ])('%s: prescriptions %s, call first %s', (state, prescriptions, syncVisit) => {
    expect(stateRule(state)).toEqual({ prescriptions, syncVisit });
  });
});
