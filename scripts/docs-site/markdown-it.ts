/** As much of markdown-it, which VitePress renders documents with, as the site needs. */
export interface Token {
  type: string;
  content: string;
  nesting: -1 | 0 | 1;
  readonly level: number;
  readonly children: Token[] | null;
  /** `vpLine`: the line of a link's paragraph, from 1. */
  readonly meta: { readonly vpLine?: number } | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

/** What a document is rendered with. */
export interface Environment {
  /** The file that is rendered. VitePress gives the page's place in the site as `path` when it has `realPath`. */
  readonly path?: string;
  readonly realPath?: string;
  /** Links that VitePress looks up; it fails the build for those that lead to no page. */
  links?: string[];
}

interface Renderer {
  readonly rules: Record<string, unknown>;
  renderToken(tokens: Token[], index: number, options: unknown): string;
}

export interface MarkdownIt {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: { tokens: Token[]; env: Environment }) => void): void;
    };
  };
  readonly renderer: Renderer;
}

/** Renders an opening tag as markdown-it does by itself. */
export const plainTag = (
  tokens: Token[],
  index: number,
  options: unknown,
  _env: unknown,
  renderer: Renderer,
): string => renderer.renderToken(tokens, index, options);
