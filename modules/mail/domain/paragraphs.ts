/** A piece of a paragraph: plain text, or an address that is a link. */
export interface Piece {
  readonly text: string;
  readonly isLink: boolean;
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Paragraphs of a text (blank lines separate them), with the addresses in them as links. */
export const paragraphsOf = (body: string): readonly (readonly Piece[])[] =>
  body.split(/\n\s*\n/).map((paragraph) =>
    paragraph
      .split(ADDRESS)
      .map((text, index) => ({ text, isLink: index % 2 === 1 }))
      .filter(({ text }) => text !== ''),
  );
