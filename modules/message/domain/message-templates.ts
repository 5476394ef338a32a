/**
 * Texts for staff. `{…}` is filled in by the system, `[[…]]` is what the writer has to replace: a message with a mark
 * left in it is not sent. A snippet is a sentence that goes into what is being written.
 */
export interface MessageTemplate {
  readonly id: string;
  readonly kind: 'template' | 'snippet';
  readonly title: string;
  readonly body: string;
}

export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'question',
    kind: 'template',
    title: 'A question before deciding',
    body: 'Hi {firstName},\n\nThank you for your answers. Before I decide, I would like to know: [[your question]]\n\nReply here whenever it suits you.\n\n{signature}',
  },
  {
    id: 'side-effect',
    kind: 'template',
    title: 'A side effect was reported',
    body: 'Hi {firstName},\n\nThank you for telling me about [[what the patient reported]]. [[What it means, and what to do with the next dose]]\n\nIf it gets worse, or something new appears, write to me here. For chest pain, fainting or trouble breathing call 911.\n\n{signature}',
  },
  {
    id: 'how-to-take',
    kind: 'template',
    title: 'How to take the treatment',
    body: 'Hi {firstName},\n\n[[How to take it, and when]]\n\nMost people need several months before they see a change. Please keep to the dose that I wrote down; more does not work better.\n\n{signature}',
  },
  {
    id: 'after-emergency',
    kind: 'template',
    title: 'After an urgent message',
    body: 'Hi {firstName},\n\nI tried to reach you because of your last message. [[What was agreed, or when you called]]\n\nPlease do not take any more doses until we have spoken. If you feel unwell now, call 911; if you think of hurting yourself, call or text 988.\n\n{signature}',
  },
  {
    id: 'delivery',
    kind: 'template',
    title: 'Where an order is',
    body: 'Hi {firstName},\n\nYour order [[order number]] is [[where it is, and when it should arrive]].\n\n{signature}',
  },
  {
    id: 'thanks',
    kind: 'snippet',
    title: 'Thanks',
    body: 'Thank you for letting me know.',
  },
  {
    id: 'photos',
    kind: 'snippet',
    title: 'Better photos',
    body: 'Could you take the photos again in daylight, with dry hair and the phone about a foot away?',
  },
  {
    id: 'reply-time',
    kind: 'snippet',
    title: 'Reply time',
    body: 'I answer messages {replyTime}.',
  },
  {
    id: 'phone',
    kind: 'snippet',
    title: 'Phone number of the care team',
    body: 'You can also call us at {supportPhone}, {supportHours}.',
  },
];

const variable = /\{(\w+)\}/g;
const mark = /\[\[[^\]]*\]\]/;

/** A text with its variables; an unknown variable is an error, because the patient would read its name. */
export const fillTemplate = (body: string, values: Readonly<Record<string, string>>): string =>
  body.replace(variable, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A message template names ${name}, which nothing fills in.`);
    return value;
  });

export const mustBeEdited = (body: string): boolean => mark.test(body);
