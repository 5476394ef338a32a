import type { DocumentParts } from '#client/renderer/document.tsx';
import type { ServerPageContext } from '#client/renderer/page-context.ts';

/** What vite-plugin-ssr hands back besides its answer: the page's own code, from the page side of the program. */
export interface RenderedPage extends ServerPageContext {
  readonly exports: ServerPageContext['exports'] & {
    readonly documentParts?: (context: ServerPageContext) => DocumentParts;
    readonly onBeforeRender?: (context: ServerPageContext) => Promise<{ pageContext: { data: unknown } }>;
  };
}

/** What differs between two requests for one page on one host. */
export type PageRequest = Pick<RenderedPage, 'urlPathname' | 'input' | 'flags' | 'user' | 'runQuery'>;

type Varying = Pick<PageRequest, 'input' | 'flags' | 'user'>;

export interface PageMould {
  /** The whole document. Rejects as the page's query does when the page cannot be shown to this person. */
  pour(request: PageRequest): Promise<string>;
}

const DATA_SCRIPT = /<script id="vite-plugin-ssr_pageContext" type="application\/json">(.*?)<\/script>/s;

/** As vite-plugin-ssr writes its data: `!` marks its special values, and nothing in it may end the script. */
const dataText = (value: unknown): string => {
  if (value === undefined) return '"!undefined"';
  const marked = (_key: string, one: unknown): unknown =>
    typeof one === 'string' && one.startsWith('!') ? `!${one}` : one;
  const plain = JSON.stringify(value);
  const text = plain.includes('"!') ? JSON.stringify(value, marked) : plain;
  return text.replaceAll('<', '\\u003c');
};

/** Slashes may be written in two ways that mean the same. */
const comparable = (html: string): string => html.replaceAll('\\/', '/');

/**
 * Learns a page's document from one that vite-plugin-ssr rendered: its tags and constant data never change in a
 * built product, so that later requests cost a query and React alone. Null when the document is not as expected;
 * the plugin then goes on rendering it.
 */
export const learnMould = (page: RenderedPage, html: string): PageMould | null => {
  const { documentParts, onBeforeRender } = page.exports;
  const dataJson = DATA_SCRIPT.exec(html)?.[1];
  if (!documentParts || !onBeforeRender || dataJson === undefined) return null;
  // What belongs to one person must never get into the document of the next.
  const { data: _data, input: _input, flags: _flags, user: _user, ...constant } = JSON.parse(dataJson);
  const constantText = JSON.stringify(constant).replaceAll('<', '\\u003c').slice(1);

  const first = documentParts(page);
  const [beforeHead, afterHead = ''] = html.split(first.head);
  const [beforeRoot, afterRoot = ''] = afterHead.split(first.root);
  const [beforeData, afterData = ''] = afterRoot.split(dataJson);
  const compose = ({ head, root }: DocumentParts, data: unknown, { input, flags, user }: Varying): string =>
    `${beforeHead}${head}${beforeRoot}${root}${beforeData}{"data":${dataText(data)},"input":${dataText(input)},"flags":${dataText(flags)},"user":${dataText(user)},${constantText}${afterData}`;
  if (comparable(compose(first, page.data, page)) !== comparable(html)) return null;

  const { Page, exports, site, nonce, signIn } = page;
  return {
    pour: async (request) => {
      const context = { ...request, Page, exports, site, nonce, signIn, data: undefined };
      const { data } = (await onBeforeRender(context)).pageContext;
      return compose(documentParts({ ...context, data }), data, request);
    },
  };
};
