import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoEmails, demoStaffEmails } from '#simulators/demo/demo-people.ts';
import { deskStaffPeople } from '#simulators/demo/history/staff-people.ts';
import { demoSignIns } from './demo-sign-ins.mjs';

const printed: readonly string[] = demoSignIns.map(([email]) => email);
const listed = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([\w.]+@example\.com)` *\|/gm)].map(
  ([, email = '']) => email,
);
const working = demoStaffEmails.filter((email) => email !== deskStaffPeople.former.email);

it('the demo prints accounts that it has, and everybody who works there', () => {
  expect(new Set(printed).size).toBe(printed.length);
  expect(printed).toEqual(expect.arrayContaining(working));
  for (const email of printed) expect(demoEmails).toContain(email);
});

it('the table in README.md lists accounts that the demo has, all that it prints, and everybody who works there', () => {
  expect(listed.length).toBeGreaterThan(20);
  for (const email of listed) expect(demoEmails).toContain(email);
  expect(listed).toEqual(expect.arrayContaining([...printed, ...working]));
});
