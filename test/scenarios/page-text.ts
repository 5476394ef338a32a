import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#client/data/page-data.ts';
import { renderPage } from '../harness/render-page.tsx';

/** A page's file: its component and the query that it shows. */
export interface PageFile {
  readonly Page: ComponentType;
  // biome-ignore lint/suspicious/noExplicitAny: pages have queries of every type.
  readonly data: PageData<any, any>;
}

/** Somebody who runs queries. */
interface Reader {
  ask(source: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
}

const words = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(a|b|em|strong|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** What a page's main part says to its reader, as text on one line. */
export const readPage = async (
  reader: Reader,
  { Page, data }: PageFile,
  input: Partial<PageInput> = {},
): Promise<string> => {
  const { params = {}, search = {} } = input;
  const shown = await reader.ask(data.document.source, data.variables({ params, search }) ?? {});
  const html = renderPage(Page, shown, { ...search }, {}, {}, { ...params });
  return words(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html);
};
