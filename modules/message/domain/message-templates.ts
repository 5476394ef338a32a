import type { ServiceLine } from '#modules/catalogue/index.ts';

/**
 * Texts for staff. `{…}` is filled in by the system, `[[…]]` is a placeholder that the writer has to replace: a message
 * with one left in it is not sent. A snippet is a sentence that is inserted into the draft.
 */
export interface MessageTemplate {
  readonly id: string;
  readonly kind: 'template' | 'snippet';
  readonly title: string;
  readonly body: string;
  /** Valid for cases about these service lines. */
  readonly lines: readonly ServiceLine[];
}

const hair: readonly ServiceLine[] = ['hair_loss_care'];
const early: readonly ServiceLine[] = ['premature_ejaculation'];
const sexualHealth: readonly ServiceLine[] = ['erectile_dysfunction', ...early];
const every: readonly ServiceLine[] = [...hair, ...sexualHealth];

export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'question',
    lines: every,
    kind: 'template',
    title: 'A question before deciding',
    body: 'Hi {firstName},\n\nThank you for your answers. Before I decide, I would like to know: [[your question]]\n\nReply here whenever it suits you.\n\n{signature}',
  },
  {
    id: 'side-effect',
    lines: every,
    kind: 'template',
    title: 'A side effect was reported',
    body: 'Hi {firstName},\n\nThank you for telling me about [[what the patient reported]]. [[What it means, and what to do with the next dose]]\n\nIf it gets worse, or something new appears, write to me here. For chest pain, fainting or trouble breathing call 911.\n\n{signature}',
  },
  {
    id: 'how-to-take',
    lines: hair,
    kind: 'template',
    title: 'How to take the treatment',
    body: 'Hi {firstName},\n\n[[How to take it, and when]]\n\nMost people need several months before they see a change. Please keep to the dose that I wrote down; taking more does not work better.\n\n{signature}',
  },
  {
    id: 'how-to-take-erections',
    lines: ['erectile_dysfunction'],
    kind: 'template',
    title: 'How to take the tablets for erections',
    body: 'Hi {firstName},\n\n[[How to take it, and when]]\n\nIt works only when you are aroused, and you may need to try it a few times before you can tell how well it works. Take at most one dose a day, and never with nitrates or poppers. For an erection that lasts 4 hours or more, chest pain, or a sudden loss of sight or hearing call 911.\n\n{signature}',
  },
  {
    id: 'how-to-take-early',
    lines: early,
    kind: 'template',
    title: 'How to take or use the treatment',
    body: 'Hi {firstName},\n\n[[How to take or use it, and when]]\n\n[[When to expect an effect; an antidepressant needs weeks and is not stopped suddenly]]\n\nPlease keep to the dose that I wrote down; taking more does not work better.\n\n{signature}',
  },
  {
    id: 'blood-pressure',
    lines: every,
    kind: 'template',
    title: 'A blood pressure reading is needed',
    body: 'Hi {firstName},\n\nBefore I decide, I need a new blood pressure reading, because [[the reason]]. Please sit for five minutes, measure on the upper arm, and write me both numbers, the pulse and the date. Pharmacies often measure for free.\n\nIf it is above 180 over 120, get care the same day; if you have chest pain, weakness, or trouble seeing or speaking, call 911.\n\n{signature}',
  },
  {
    id: 'mood',
    lines: every,
    kind: 'template',
    title: 'About the mood',
    body: 'Hi {firstName},\n\nThank you for telling me about [[what the patient reported]]. [[What it means for the treatment, and whether to take the next dose; an antidepressant is not stopped suddenly]]\n\nIf you are thinking of harming yourself, call or text 988 at any hour; if you are in danger, call 911.\n\n{signature}',
  },
  {
    id: 'after-emergency',
    lines: every,
    kind: 'template',
    title: 'After an urgent message',
    body: 'Hi {firstName},\n\nI tried to reach you because of your last message. [[What was agreed, or when you called]]\n\n[[whether to take the next dose; an antidepressant is not stopped suddenly]]\n\nIf you feel unwell now, call 911; if you are thinking of hurting yourself, call or text 988.\n\n{signature}',
  },
  {
    id: 'delivery',
    lines: every,
    kind: 'template',
    title: 'Where an order is',
    body: 'Hi {firstName},\n\nYour order [[order number]] is [[where it is, and when it should arrive]].\n\n{signature}',
  },
  {
    id: 'thanks',
    lines: every,
    kind: 'snippet',
    title: 'Thanks',
    body: 'Thank you for letting me know.',
  },
  {
    id: 'photos',
    lines: hair,
    kind: 'snippet',
    title: 'Better photos',
    body: 'Could you take the photos again in daylight, with dry hair and the phone about a foot away?',
  },
  {
    id: 'reply-time',
    lines: every,
    kind: 'snippet',
    title: 'Reply time',
    body: 'I answer messages {replyTime}.',
  },
  {
    id: 'phone',
    lines: every,
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
