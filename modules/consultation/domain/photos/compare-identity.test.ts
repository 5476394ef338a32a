import { describe, expect, it } from 'vitest';
import { compareIdentity } from './compare-identity.ts';
import { isDocumentComplete } from './is-document-complete.ts';

const account = { firstName: 'José', lastName: 'O’Neil-García', dob: '1990-04-12' };

describe('S2.41: what was read on an ID is compared with the account', () => {
  it.each<[string, string, boolean]>([
    ['as in the account', 'José O’Neil-García', true],
    ['capitals, without accents', 'JOSE ONEIL GARCIA', true],
    ['last name first, with a middle name', "O'Neil-Garcia, Jose Luis", true],
    ['another first name', 'Juan O’Neil-García', false],
    ['half of the last name', 'José García', false],
    ['another person', 'Peter Miller', false],
  ])('%s', (_, name, sameName) => {
    expect(compareIdentity(account, { name, dob: '1990-04-12' })).toEqual({ sameName, sameBirthDate: true });
  });

  it('the date of birth is equal or differs', () => {
    const read = (dob: string) => compareIdentity(account, { name: 'José O’Neil-García', dob }).sameBirthDate;
    expect([read('1990-04-12'), read('1990-12-04')]).toEqual([true, false]);
  });

  it('an account without name or date matches nothing', () => {
    const empty = { firstName: null, lastName: null, dob: null };
    expect(compareIdentity(empty, { name: 'José', dob: '1990-04-12' })).toEqual({
      sameName: false,
      sameBirthDate: false,
    });
  });
});

describe('a document is complete with', () => {
  const taken = (...views: string[]) => views.map((view) => ({ view, status: 'uploaded' as const }));
  it.each([
    [taken('passport'), true],
    [taken('id_front', 'id_back'), true],
    [taken('id_front'), false],
    [taken('id_back', 'front'), false],
    [[...taken('id_front'), { view: 'id_back', status: 'rejected' as const }], false],
    [[], false],
  ])('%j: %s', (photos, complete) => {
    expect(isDocumentComplete(photos)).toBe(complete);
  });
});
