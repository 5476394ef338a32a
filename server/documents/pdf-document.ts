import type { PDFFont } from 'pdf-lib';

/** One block of a document. A row has a value at its right edge; `end`. */
export type DocumentBlock =
  | { readonly look: 'title' | 'heading' | 'text' | 'point'; readonly text: string }
  | { readonly look: 'row' | 'sum'; readonly text: string; readonly end: string };

/** US Letter, in points, with margins of one inch. */
const page = { width: 612, height: 792, margin: 72 } as const;

const looks = {
  title: { size: 22, before: 0, indent: 0 },
  heading: { size: 13, before: 18, indent: 0 },
  text: { size: 11, before: 6, indent: 0 },
  point: { size: 11, before: 6, indent: 14 },
  row: { size: 11, before: 6, indent: 0 },
  sum: { size: 11, before: 10, indent: 0 },
} as const;

/** The text in the characters that the font has; a character with an accent that it lacks loses the accent. */
const drawable = (font: PDFFont, text: string): string => {
  const known = new Set(font.getCharacterSet());
  const fits = (char: string) => known.has(char.codePointAt(0) ?? 0);
  return [...text]
    .map((char) => (fits(char) ? char : (char.normalize('NFD')[0] ?? '')))
    .map((char) => (fits(char) ? char : '?'))
    .join('');
};

const linesOf = (font: PDFFont, size: number, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    const isFull = current !== '' && font.widthOfTextAtSize(longer, size) > width;
    if (isFull) lines.push(current);
    current = isFull ? word : longer;
  }
  return [...lines, current];
};

/** Room between a row's text and its value. */
const GAP = 24;
const strong: readonly DocumentBlock['look'][] = ['title', 'heading', 'sum'];

/** A document as a PDF file, on as many pages as it needs. `title` is shown by the reader and says nothing about health. */
export const pdfDocument = async (
  blocks: readonly DocumentBlock[],
  title: string,
  at: Date,
): Promise<Buffer> => {
  // Loaded when somebody asks for a document.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setLanguage('en-US');
  document.setCreationDate(at);
  document.setModificationDate(at);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  let sheet = document.addPage([page.width, page.height]);
  let y: number = page.height - page.margin;
  for (const block of blocks) {
    const { look, text } = block;
    const { size, before, indent } = looks[look];
    const font = strong.includes(look) ? bold : plain;
    const end = 'end' in block ? drawable(font, block.end) : '';
    const endWidth = end ? font.widthOfTextAtSize(end, size) : 0;
    const x = page.margin + indent;
    y -= before;
    const lines = linesOf(
      font,
      size,
      drawable(font, text),
      page.width - x - page.margin - (end ? endWidth + GAP : 0),
    );
    for (const [index, line] of lines.entries()) {
      y -= size * 1.45;
      if (y < page.margin) {
        sheet = document.addPage([page.width, page.height]);
        y = page.height - page.margin - size * 1.45;
      }
      if (look === 'point' && index === 0) sheet.drawText('•', { x: page.margin, y, size, font });
      if (end && index === 0) sheet.drawText(end, { x: page.width - page.margin - endWidth, y, size, font });
      sheet.drawText(line, { x, y, size, font });
    }
  }
  return Buffer.from(await document.save());
};
