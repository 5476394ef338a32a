export interface Message {
  readonly id: string;
  readonly body: string;
  readonly authorType: string;
  readonly authorName: string;
  /** ISO instant. */
  readonly createdAt: string;
  readonly unread: boolean;
}

export const isMine = ({ authorType }: Message): boolean => authorType === 'patient';

/** The role of the author as the patient reads it. */
export const roleOf = ({ authorType }: Message): string =>
  authorType === 'clinician' || authorType === 'provider' ? 'Clinician' : 'Care team';

export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Oldest first, day by day, so that the newest is directly above the message form. */
export const byDay = (messages: readonly Message[]): readonly Day[] => {
  const sorted = [...messages].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const days = new Map<string, Message[]>();
  for (const message of sorted) {
    const date = message.createdAt.slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), message]);
  }
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
};

/** Known messages together with newer ones; a message in both appears once, in its newer form. */
export const merge = (known: readonly Message[], newer: readonly Message[]): readonly Message[] => [
  ...new Map([...known, ...newer].map((message) => [message.id, message])).values(),
];

/** Characters in one message. */
export const MESSAGE_LIMIT = 4000;

/** What is wrong with a message before it is sent; null when nothing is. */
export const messageProblem = (body: string): string | null => {
  if (body.trim() === '') return 'Please write something first.';
  return body.length > MESSAGE_LIMIT
    ? `Please use at most ${MESSAGE_LIMIT.toLocaleString('en-US')} characters.`
    : null;
};
