/**
 * The subject of a conversation. Notices and titles never name it, and an address has its number only, because some
 * subjects reveal something about health.
 */
const subjects = {
  visit: { number: 1, label: 'Your visit', isClinical: true },
  treatment: { number: 2, label: 'Treatment and dose', isClinical: true },
  side_effect: { number: 3, label: 'Something feels wrong', isClinical: true },
  delivery: { number: 4, label: 'Order and delivery', isClinical: false },
  billing: { number: 5, label: 'Payment and subscription', isClinical: false },
  account: { number: 6, label: 'Account and privacy', isClinical: false },
  other: { number: 7, label: 'Something else', isClinical: false },
} as const;

export type MessageSubject = keyof typeof subjects;

export const isMessageSubject = (text: string): text is MessageSubject => Object.hasOwn(subjects, text);

export const messageSubjects: readonly MessageSubject[] = Object.keys(subjects).filter(isMessageSubject);

export const subjectLabel = (subject: string): string =>
  isMessageSubject(subject) ? subjects[subject].label : subjects.other.label;

/** A message about it answers what a clinician asked. */
export const isClinicalSubject = (subject: MessageSubject): boolean => subjects[subject].isClinical;

/** The address of a conversation. */
export const conversationPath = (subject: MessageSubject): string =>
  `/messages?conversation=${subjects[subject].number}`;

/** The subject of the address `?conversation=…`; null for none and for an unknown one. */
export const subjectNumbered = (number: string | undefined): MessageSubject | null =>
  messageSubjects.find((subject) => String(subjects[subject].number) === number) ?? null;
