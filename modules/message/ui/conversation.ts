import { localDate } from '#kernel/local-date.ts';
import { MESSAGE_LIMIT } from '../domain/message-limit.ts';

/** A photo or PDF of a message. */
export interface MessageFile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
  readonly url: string;
}

export interface Message {
  readonly id: string;
  readonly body: string;
  readonly authorType: string;
  readonly authorName: string;
  readonly authorPhotoUrl?: string | null;
  /** ISO instant. */
  readonly createdAt: string;
  readonly unread: boolean;
  /** ISO instant: when the other side opened it. */
  readonly readAt: string | null;
  readonly subject: string;
  /** `crisis` or `emergency` when its words may mean one. */
  readonly alarm: string | null;
  readonly attachments: readonly MessageFile[];
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
    const date = localDate(message.createdAt);
    days.set(date, [...(days.get(date) ?? []), message]);
  }
  return [...days].map(([date, ofDay]) => ({ date, messages: ofDay }));
};

/** Known messages together with newer ones; a message in both appears once, in its newer form. */
export const merge = (known: readonly Message[], newer: readonly Message[]): readonly Message[] => [
  ...new Map([...known, ...newer].map((message) => [message.id, message])).values(),
];

/** What is wrong with a message before it is sent; null when nothing is. */
export const messageProblem = (body: string): string | null => {
  if (body.trim() === '') return 'Please write something first.';
  return body.length > MESSAGE_LIMIT
    ? `Please use at most ${MESSAGE_LIMIT.toLocaleString('en-US')} characters.`
    : null;
};

/** The size of a file in words: `340 KB`, `1.2 MB`. */
export const sizeLabel = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
