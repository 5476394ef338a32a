import { readFileSync } from 'node:fs';
import type { MessageKind } from '#modules/mail/domain/catalog.ts';

/** What an email of a kind says, before it is composed; `link` where it is not the page of its kind. */
export interface Letter {
  readonly kind: MessageKind;
  readonly subject: string;
  readonly body: string;
  readonly link?: string;
}

/** A letter whose text stands between the statements of a use case, with the files in which it stands. */
export interface WrittenLetter extends Letter {
  readonly files: readonly string[];
  /** Parts of it that stand in those files to the letter; what is between them are values. */
  readonly parts: readonly string[];
}

const VALUE = /«([^»]*)»/g;

const partsOf = (marked: string): readonly string[] =>
  marked
    .split(/«[^»]*»|¦/)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part));

const plain = (marked: string): string => marked.replaceAll(VALUE, '$1').replaceAll('¦', '');

/**
 * A letter as a use case writes it, with samples of its values. In `subject` and `body`, `«T-1042»` marks a value, and `¦` the place
 * where two texts of the code meet. `files`: relative to `modules`.
 */
export const written = (
  kind: MessageKind,
  files: readonly string[],
  subject: string,
  body: string,
  link?: string,
): WrittenLetter => ({
  kind,
  files,
  subject: plain(subject),
  body: plain(body),
  ...(link !== undefined && { link }),
  parts: [...partsOf(subject), ...partsOf(body)],
});

/** The parts of a letter that its files do not contain any more. */
export const partsThatChanged = ({ files, parts }: WrittenLetter): readonly string[] => {
  const code = files.map((file) => readFileSync(`modules/${file}`, 'utf8')).join('\n');
  return parts.filter((part) => !code.includes(part));
};
