import type { PDFFont } from 'pdf-lib';
import type { LetterBlock } from './letter-block.ts';

/** US Letter, in points, with margins of one inch. */
const page = { width: 612, height: 792, margin: 72 } as const;

const looks = {
  title: { size: 22, before: 0, indent: 0 },
  heading: { size: 13, before: 18, indent: 0 },
  text: { size: 11, before: 6, indent: 0 },
  point: { size: 11, before: 6, indent: 14 },
} as const;

/** The text in the characters that the font has; a letter with an accent that it lacks loses the accent. */
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

/** The letter as a PDF file, on as many pages as it needs. `title` is shown by the reader and says nothing about health. */
export const letterPdf = async (blocks: readonly LetterBlock[], title: string, at: Date): Promise<Buffer> => {
  // Loaded when somebody asks for a letter.
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
  for (const { look, text } of blocks) {
    const { size, before, indent } = looks[look];
    const font = look === 'title' || look === 'heading' ? bold : plain;
    const x = page.margin + indent;
    y -= before;
    const lines = linesOf(font, size, drawable(font, text), page.width - x - page.margin);
    for (const [index, line] of lines.entries()) {
      y -= size * 1.45;
      if (y < page.margin) {
        sheet = document.addPage([page.width, page.height]);
        y = page.height - page.margin - size * 1.45;
      }
      if (look === 'point' && index === 0) sheet.drawText('•', { x: page.margin, y, size, font });
      sheet.drawText(line, { x, y, size, font });
    }
  }
  return Buffer.from(await document.save());
};
