import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClinicianIdentity, type ShownClinician } from './clinician-identity.tsx';
import { Signature } from './signature.tsx';

const maya: ShownClinician = {
  name: 'Maya Okafor, MD',
  qualification: 'MD, board-certified in dermatology',
  medicalSchool: 'Emory University School of Medicine',
  residency: 'Dermatology, University of Pennsylvania',
  photoUrl: '/clinicians/maya-okafor.svg',
  license: { state: 'NY', number: 'NY-41207' },
};
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\n+/g, '\n');

it('patients see portrait, name, credentials and the license in their state; the degree is said once', () => {
  const html = renderToStaticMarkup(<ClinicianIdentity clinician={maya} label="Your clinician" />);
  expect(html).toContain('src="/clinicians/maya-okafor.svg"');
  expect(textOf(html).trim().split('\n')).toEqual([
    'Your clinician',
    'Maya Okafor',
    'MD, board-certified in dermatology',
    'Emory University School of Medicine',
    'Residency: Dermatology, University of Pennsylvania',
    'Licensed in New York, number NY-41207',
  ]);
});

it('what is not known is left out, and initials stand in for the portrait', () => {
  const unknown = { medicalSchool: null, residency: null, photoUrl: null, license: null };
  const html = renderToStaticMarkup(<ClinicianIdentity clinician={{ ...maya, ...unknown }} />);
  expect(textOf(html).trim().split('\n')).toEqual([
    'MO',
    'Maya Okafor',
    'MD, board-certified in dermatology',
  ]);
});

it('the name is a heading where a section is called by it', () => {
  expect(renderToStaticMarkup(<ClinicianIdentity clinician={maya} headingId="clinician" />)).toMatch(
    /<h2 id="clinician"[^>]*>Maya Okafor<\/h2>/,
  );
});

it('a signature is announced as one', () => {
  expect(textOf(renderToStaticMarkup(<Signature name="Maya Okafor, MD" />)).trim()).toBe(
    'Signed: \nMaya Okafor, MD',
  );
});
