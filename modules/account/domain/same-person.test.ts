import { describe, expect, it } from 'vitest';
import {
  addressKey,
  type IdentifyingFacts,
  identityKeys,
  mayBeSamePerson,
  type SharedFact,
  sharedFacts,
} from './same-person.ts';

const address = {
  streetAddress1: '12 Elm Street',
  streetAddress2: 'Apt 4',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};
const sam: IdentifyingFacts = {
  firstName: 'Sam',
  lastName: 'O’Neill-Åberg',
  dob: '1990-04-12',
  phone: '5125552468',
  address,
  cards: ['fp_1'],
};
const unknown: IdentifyingFacts = {
  firstName: null,
  lastName: null,
  dob: null,
  phone: null,
  address: null,
  cards: [],
};

describe('the same address, however it is written', () => {
  it.each([
    ['case and spaces', { streetAddress1: '  12  ELM  street' }],
    ['street and St.', { streetAddress1: '12 Elm St.' }],
    ['Unit for Apt', { streetAddress2: 'Unit 4' }],
    ['# for Apt', { streetAddress2: '#4' }],
    ['one line', { streetAddress1: '12 Elm St, Apt. 4', streetAddress2: null }],
    ['nine digits of the ZIP code', { zipCode: '78701-1234' }],
  ])('%s', (_, change) => expect(addressKey({ ...address, ...change })).toBe(addressKey(address)));

  it.each([
    ['another flat', { streetAddress2: 'Apt 5' }],
    ['no flat', { streetAddress2: null }],
    ['another house', { streetAddress1: '13 Elm Street' }],
    ['another ZIP code', { zipCode: '78702' }],
  ])('not %s', (_, change) => expect(addressKey({ ...address, ...change })).not.toBe(addressKey(address)));
});

describe('what two accounts have in common', () => {
  it.each<[string, Partial<IdentifyingFacts>, readonly SharedFact[]]>([
    ['nothing', {}, []],
    ['the name, in other letters', { firstName: 'SAM ', lastName: "o'neill aberg" }, ['name']],
    ['the last name', { firstName: 'Tom', lastName: 'O’Neill-Åberg' }, ['last_name']],
    ['the first name alone', { firstName: 'Sam', lastName: 'Park' }, []],
    ['the birth date', { dob: '1990-04-12' }, ['birth_date']],
    ['the phone, with punctuation', { phone: '+1 (512) 555-2468' }, ['phone']],
    ['no phone worth comparing', { phone: '' }, []],
    ['the address', { address: { ...address, streetAddress1: '12 elm st' } }, ['address']],
    ['the card', { cards: ['fp_2', 'fp_1'] }, ['card']],
  ])('%s', (_, other, shared) => {
    expect(sharedFacts(sam, { ...unknown, ...other })).toEqual(shared);
    expect(sharedFacts({ ...unknown, ...other }, sam)).toEqual(shared);
  });

  it('nothing that only one account has', () => expect(sharedFacts(unknown, unknown)).toEqual([]));
});

describe('which shared facts make a possible duplicate', () => {
  it.each<[readonly SharedFact[], boolean]>([
    [[], false],
    [['address'], false],
    [['name'], false],
    [['birth_date'], false],
    [['phone'], false],
    [['card'], false],
    // A household, or a person with the same name.
    [['last_name', 'address'], false],
    [['name', 'address'], false],
    [['name', 'birth_date'], true],
    [['last_name', 'birth_date'], true],
    [['birth_date', 'phone'], true],
    [['birth_date', 'address'], true],
    [['birth_date', 'card'], true],
    [['phone', 'card'], true],
    [['phone', 'address'], true],
    [['phone', 'last_name'], true],
    [['card', 'address'], true],
    [['card', 'last_name'], true],
    [['name', 'birth_date', 'phone', 'address', 'card'], true],
  ])('%j: %s', (shared, expected) => expect(mayBeSamePerson(shared)).toBe(expected));
});

it('two accounts that may be the same person always share a key', () => {
  const keys = new Set(identityKeys(sam));
  const facts = ['firstName', 'lastName', 'dob', 'phone', 'address', 'cards'] as const;
  for (let mask = 0; mask < 2 ** facts.length; mask += 1) {
    const kept = facts.filter((_, index) => mask & (1 << index));
    const other = { ...unknown, ...Object.fromEntries(kept.map((fact) => [fact, sam[fact]])) };
    if (mayBeSamePerson(sharedFacts(sam, other)))
      expect(
        identityKeys(other).some((key) => keys.has(key)),
        kept.join(),
      ).toBe(true);
  }
});
