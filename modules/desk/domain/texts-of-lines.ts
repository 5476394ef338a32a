import type { ServiceLine } from '#modules/catalogue/index.ts';

export const everyLine: readonly ServiceLine[] = [
  'hair_loss_care',
  'erectile_dysfunction',
  'premature_ejaculation',
];

export const sexualHealthLines: readonly ServiceLine[] = ['erectile_dysfunction', 'premature_ejaculation'];

/** A text for staff, with the service lines for whose cases it is valid. */
interface TextOfLines {
  readonly lines: readonly ServiceLine[];
}

/** The texts for a case about these lines; for a case without any, those that are valid in every case. */
export const textsOfLines = <Text extends TextOfLines>(
  texts: readonly Text[],
  lines: readonly string[],
): readonly Text[] =>
  texts.filter((text) =>
    lines.length === 0
      ? everyLine.every((line) => text.lines.includes(line))
      : text.lines.some((line) => lines.includes(line)),
  );
