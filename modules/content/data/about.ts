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
    never: 'Never decides about treatment.',
  },
  {
    icon: 'user',
    name: brand.medicalGroup,
    role: 'Clinicians',
    does: 'Licensed clinicians read every visit, ask, refuse or prescribe, and answer your messages. A professional corporation, apart from the store.',
    never: 'Never has to approve. A no is a result like any other.',
  },
  {
    icon: 'pill',
    name: brand.pharmacy,
    role: 'Pharmacy',
    does: 'Fills what a clinician has prescribed, checks it again for conflicts, packs it plainly and ships it.',
    never: 'Never sends a prescription drug without a valid prescription.',
  },
];

export const decisionSteps: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'You answer',
    text: 'Health questions, and photos if you like. Each question says why it is asked.',
  },
  {
    title: 'Rules look first',
    text: 'Fixed safety rules flag what could harm you. They can stop a drug. They cannot approve one.',
  },
  {
    title: 'A clinician reads',
    text: 'Licensed in your state. Sees answers, flags and photos, and asks when something is unclear.',
  },
  {
    title: 'You hear why',
    text: 'Yes, yes with a change, or no, in plain words. Only a yes is charged for prescription products.',
  },
];

export const reviewSteps: readonly { readonly role: string; readonly text: string }[] = [
  {
    role: 'Writer',
    text: 'Drafts from drug labels, guidelines and published trials, and lists them at the foot of the page.',
  },
  {
    role: 'Medical reviewer',
    text: 'A clinician of the medical group checks every statement against its source, and that the main risk of a prescription drug stands beside its benefit.',
  },
  {
    role: 'Pharmacist',
    text: 'Checks doses, interactions, storage and handling wherever a page names them.',
  },
  {
    role: 'Date',
    text: 'Each page carries the day of its last review. We look at it again every twelve months, and at once when a label changes or a regulator warns.',
  },
  {
    role: 'You',
    text: `Found a mistake? Write to ${brand.supportEmail}. We correct it and change the date. See [all articles](/learn).`,
  },
];

export const notClaimed: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'No cure',
    text: 'Nothing we sell cures pattern hair loss. Treatment works only as long as you use it, and not for everyone.',
  },
  {
    title: 'No guarantee',
    text: 'We promise no result, no date and no percentage for you. We show what trials found for groups of men.',
  },
  {
    title: 'No borrowed trust',
    text: 'You find no seals, no press logos, no star ratings and no invented patients here. [How we treat reviews](/reviews).',
  },
  {
    title: 'Not your only doctor',
    text: 'We cannot examine you. Keep a regular doctor, and tell them what we prescribe.',
  },
  {
    title: 'Not for emergencies',
    text: 'Messages are not watched around the clock. Call 911, or call or text 988.',
  },
  {
    title: 'Not FDA-approved, where it is not',
    text: 'Compounded products and off-label uses are marked as such, every time.',
  },
];
