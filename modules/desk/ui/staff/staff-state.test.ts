import { expect, it } from 'vitest';
import { leaveText } from './staff-state.ts';

const leave = (isNow: boolean) => ({
  id: 'a',
  clinicianName: 'Maya Okafor, MD',
  firstDay: '2027-03-01',
  lastDay: '2027-03-04',
  coverName: null,
  isNow,
});
const member = (leaves: readonly ReturnType<typeof leave>[], state = 'active') => ({
  state,
  clinician: {
    id: 'c',
    name: 'Maya Okafor, MD',
    qualification: 'MD',
    medicalSchool: null,
    residency: null,
    signatureName: 'Maya Okafor, MD',
    npi: null,
    takesTurns: true,
    licenses: [],
    leaves,
  },
});

it('the list of staff says of who is on leave until when, and of a coming leave from when', () => {
  expect(leaveText(member([leave(true), leave(false)]))).toBe('On leave until March 4, 2027');
  expect(leaveText(member([leave(false)]))).toBe('Leave from March 1, 2027');
});

it('and nothing without a leave, of who does not work here any more, and of who is no clinician', () => {
  expect(leaveText(member([]))).toBeNull();
  expect(leaveText(member([leave(true)], 'deactivated'))).toBeNull();
  expect(leaveText({ state: 'active', clinician: null })).toBeNull();
});
