import type { DocumentParts } from '#client/renderer/document.tsx';
import type { ServerPageContext } from '#client/renderer/page-context.ts';
import { DATA_SCRIPT_ID } from './data-script.ts';

/** What vite-plugin-ssr returns besides its response: the page's own code. */
export interface RenderedPage extends ServerPageContext {
  readonly exports: ServerPageContext['exports'] & {
    readonly documentParts?: (context: ServerPageContext) => DocumentParts;
    readonly onBeforeRender?: (context: ServerPageContext) => Promise<{ pageContext: { data: unknown } }>;
  };
}

/** The differences between two requests for one page on one host. */
export type TemplateInput = Pick<
  RenderedPage,
  'urlPathname' | 'input' | 'flags' | 'user' | 'timeZone' | 'runQuery'
>;

type Varying = Pick<TemplateInput, 'input' | 'flags' | 'user' | 'timeZone'>;

export interface PageTemplate {
  /** The document of the request that the template was made from. */
  readonly firstDocument: string;
  /** The whole document of another request. Rejects as the page's query does, or when a component throws. */
  render(request: TemplateInput): Promise<string>;
}

const DATA_SCRIPT = new RegExp(`<script id="${DATA_SCRIPT_ID}" type="application/json">(.*?)</script>`, 's');

/** Serializes data as vite-plugin-ssr does: `!` marks its special values, and nothing in it may end the script. */
const dataText = (value: unknown): string => {
  if (value === undefined) return '"!undefined"';
  const marked = (_key: string, one: unknown): unknown =>
    typeof one === 'string' && one.startsWith('!') ? `!${one}` : one;
  const plain = JSON.stringify(value);
  const text = plain.includes('"!') ? JSON.stringify(value, marked) : plain;
  return text.replaceAll('<', '\\u003c');
};

/** JSON may write a slash in two ways that mean the same. */
const comparable = (html: string): string => html.replaceAll('\\/', '/');

/**
 * Makes a template of a document that vite-plugin-ssr rendered. In a built product the tags and constant data of a
 * page never change, so that every further document costs the query and React only. Null when the template does not
 * reproduce the document it was made from.
 */
export const createPageTemplate = (page: RenderedPage, html: string): PageTemplate | null => {
  const { documentParts, onBeforeRender } = page.exports;
  const dataJson = DATA_SCRIPT.exec(html)?.[1];
  if (!documentParts || !onBeforeRender || dataJson === undefined) return null;
  // Data of one person must never get into the document of another.
  const { data: _d, input: _i, flags: _f, user: _u, timeZone: _z, ...constant } = JSON.parse(dataJson);
  const constantText = JSON.stringify(constant).replaceAll('<', '\\u003c').slice(1);

  const first = documentParts(page);
  const [beforeHead, afterHead = ''] = html.split(first.head);
  const [beforeRoot, afterRoot = ''] = afterHead.split(first.root);
  const [beforeData, afterData = ''] = afterRoot.split(dataJson);
  const compose = (
    { head, root }: DocumentParts,
    data: unknown,
    { input, flags, user, timeZone }: Varying,
  ): string =>
    `${beforeHead}${head}${beforeRoot}${root}${beforeData}{"data":${dataText(data)},"input":${dataText(input)},"flags":${dataText(flags)},"user":${dataText(user)},"timeZone":${dataText(timeZone)},${constantText}${afterData}`;
  const firstDocument = compose(first, page.data, page);
  if (comparable(firstDocument) !== comparable(html)) return null;

  const { Page, exports, site, nonce, signIn } = page;
  return {
    firstDocument,
    render: async (request) => {
      const context = { ...request, Page, exports, site, nonce, signIn, data: undefined };
      const { data } = (await onBeforeRender(context)).pageContext;
      return compose(documentParts({ ...context, data }), data, request);
    },
  };
};
