import type { IconName } from '#client/ui/icon.tsx';
import { brand } from '#config/brand.ts';

export const parties: readonly {
  readonly icon: IconName;
  readonly name: string;
  readonly role: string;
  readonly does: string;
  readonly never: string;
}[] = [
  {
    icon: 'home',
    name: brand.legalEntity,
    role: 'Website, store and support',
    does: 'Runs this site, keeps your account and records safe, takes payment and answers questions about orders.',
    never: 'Never makes treatment decisions.',
  },
  {
    icon: 'user',
    name: brand.medicalGroup,
    role: 'Clinicians',
    does: 'Licensed clinicians read every visit, ask questions, prescribe or decline, and answer your messages. It is a professional corporation, separate from the store.',
    never: 'Never has to approve. Its clinicians are free to say no.',
  },
  {
    icon: 'pill',
    name: brand.pharmacy,
    role: 'Pharmacy',
    does: 'Fills what a clinician prescribes, checks it again for conflicts, and ships it in plain packaging.',
    never: 'Never sends a prescription drug without a valid prescription.',
  },
];

export const decisionSteps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'You answer',
    text: 'Health questions, and photos if you like. Each question says why we ask it.',
  },
  {
    title: 'Safety checks come first',
    text: 'Fixed safety rules flag anything that could harm you. They can stop a drug, but they cannot approve one.',
  },
  {
    title: 'A clinician reviews it',
    text: 'A clinician licensed in your state sees your answers, flags and photos, and asks if something is unclear.',
  },
  {
    title: 'You hear the decision',
    text: 'Yes, yes with a change, or no, and why, in plain words. Prescription products are charged only after a yes.',
  },
];

export const reviewSteps: readonly { readonly role: string; readonly text: string }[] = [
  {
    role: 'Writer',
    text: 'Works from drug labels, guidelines and published trials, and lists them at the bottom of the page.',
  },
  {
    role: 'Medical reviewer',
    text: 'A clinician from the medical group checks every statement against its source, and makes sure that the main risk of a prescription drug appears next to its benefit.',
  },
  {
    role: 'Pharmacist',
    text: 'Checks doses, interactions, storage and handling wherever a page names them.',
  },
  {
    role: 'Date',
    text: 'Each page shows the date of its text. We review it again every twelve months, and right away when a label changes or a regulator issues a warning.',
  },
  {
    role: 'You',
    text: `Found a mistake? Write to ${brand.supportEmail}. We correct it and update the date. See [all articles](/learn).`,
  },
];

export const notClaimed: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'No cure',
    text: 'Nothing we sell cures pattern hair loss. Treatment works only as long as you use it, and not for everyone.',
  },
  {
    title: 'No guarantee',
    text: 'We cannot promise you a result, a date or a percentage. We show what trials found in groups of men.',
  },
  {
    title: 'No fake endorsements',
    text: 'You will not find seals, press logos, star ratings or invented patients here. [How we handle reviews](/reviews).',
  },
  {
    title: 'Not your only doctor',
    text: 'We cannot examine you. Keep a primary care doctor, and tell them what we prescribe.',
  },
  {
    title: 'Not for emergencies',
    text: 'Messages are not monitored around the clock. In an emergency, call 911, or call or text 988.',
  },
  {
    title: 'Not always FDA-approved',
    text: 'Compounded products and off-label uses are labeled as such, every time.',
  },
];
