interface MessageLine {
  readonly subject: string;
  readonly authorType: string;
}

/** The conversations that a message may join: about the visit, and those that exist. The patient's newest comes first. */
export const subjectsOf = (messages: readonly MessageLine[]): readonly string[] => {
  const newestFirst = messages.toReversed();
  const asked = newestFirst.filter(({ authorType }) => authorType === 'patient');
  return [...new Set([...asked, ...newestFirst].map(({ subject }) => subject).concat('visit'))];
};

/** Whether the newest message by a person is the patient's. */
export const waitsForReply = (messages: readonly MessageLine[]): boolean =>
  messages.findLast(({ authorType }) => authorType !== 'system')?.authorType === 'patient';

/** The existing text with another one added at its end. */
export const withText = (body: string, text: string): string =>
  body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`;

/** Where the first placeholder begins and ends; null without one. */
export const firstMark = (body: string): readonly [number, number] | null => {
  const found = /\[\[[^\]]*\]\]/.exec(body);
  return found && [found.index, found.index + found[0].length];
};
