import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#config/brand.ts';
import type { Composed } from '../domain/compose.ts';
import { paragraphsOf } from '../domain/paragraphs.ts';
import { LetterTemplate } from '../templates/letter-template.tsx';

type Words = Composed & { readonly unsubscribe: string | null };

const text = ({ body, action, link, unsubscribe }: Words, seller: string): string =>
  [
    ...paragraphsOf(body).map((parts) => parts.map((part) => part.text).join('')),
    `${action}: ${link}`,
    '--',
    ...(unsubscribe === null ? [] : [`Unsubscribe from messages like this: ${unsubscribe}`]),
    `${brand.legalEntity}, ${seller}`,
    `Questions? ${brand.supportEmail}, ${brand.supportPhone} (${brand.supportHours})`,
  ].join('\n\n');

/** The two forms of an email. `seller`: postal address. */
export const renderLetter = (
  words: Words,
  seller: string,
): { readonly html: string; readonly text: string } => ({
  html: `<!doctype html>${renderToStaticMarkup(<LetterTemplate {...words} seller={seller} />)}`,
  text: `${text(words, seller)}\n`,
});
