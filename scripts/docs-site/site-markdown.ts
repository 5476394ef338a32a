import { dirname, join, posix, relative, sep } from 'node:path';
import { type Environment, type MarkdownIt, plainTag, type Token } from './markdown-it.ts';
import { type ResolvedLink, resolveLink, type Site } from './resolve-link.ts';

/** A link in a document, with the line of its paragraph. */
export interface FoundLink {
  readonly page: string;
  readonly line: number | null;
  readonly link: ResolvedLink;
}

/** HTML that documents may contain: anchors, line breaks in tables, comments. Other HTML is shown as it is written. */
const ALLOWED_HTML = /^(<a id="[^"<>]+">|<\/a>|<br>|<!--[\s\S]*-->)\s*$/;

/** Around text that VitePress includes from another document, with that document's folder. */
const INCLUDED = /^<!-- @include-(?:start: (.*)|end) -->\s*$/;

const asText = (html: string): string => html.replace(/[&<>{}]/g, (found) => `&#${found.charCodeAt(0)};`);

const showHtml = (token: Token): void => {
  if (token.content.includes('<') && !ALLOWED_HTML.test(token.content)) token.content = asText(token.content);
};

/** Leaves the text of a link that has no address on the site. */
const unlink = (children: readonly Token[], open: number): void => {
  const close = children.findIndex(({ type }, index) => index > open && type === 'link_close');
  for (const token of [children[open], children[close]]) {
    if (token) Object.assign(token, { type: 'text', content: '', nesting: 0 });
  }
};

/**
 * Makes pages from Markdown that is written for a code host: links that work there work on the site, text is never a
 * template of Vue (`v-pre`), and HTML in it is text. `root` is the repository's folder; `onLink` gets each link.
 */
export const siteMarkdown = (root: string, site: Site, onLink: (found: FoundLink) => void = () => {}) => {
  const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

  const follow = (children: readonly Token[], env: Environment, page: string, folder: string): void => {
    for (const [index, token] of children.entries()) {
      if (token.type === 'html_inline') showHtml(token);
      const source = token.type === 'image' ? token.attrGet('src') : null;
      if (source !== null)
        token.attrSet('src', `./${posix.relative(posix.dirname(page), posix.join(folder, source))}`);
      if (token.type !== 'link_open' || token.attrGet('class') === 'header-anchor') continue;
      const link = resolveLink(site, folder, page, token.attrGet('href') ?? '');
      onLink({ page, line: token.meta?.vpLine ?? null, link });
      if (link.href === null) {
        unlink(children, index);
        continue;
      }
      token.attrSet('href', link.href);
      if (link.kind === 'dead') env.links = [...(env.links ?? []), `./${link.href}`];
      if (link.kind === 'page') continue;
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noreferrer');
    }
  };

  return (md: MarkdownIt): void => {
    md.core.ruler.push('site', ({ tokens, env }) => {
      const file = env.realPath ?? env.path ?? join(root, 'README.md');
      const folders = [fromRoot(dirname(file))];
      for (const token of tokens) {
        const included = token.type === 'html_block' ? INCLUDED.exec(token.content) : null;
        if (included?.[1] !== undefined) folders.push(fromRoot(included[1]));
        else if (included) folders.pop();
        // Without the mark VitePress leaves the links of included text alone, which it would look for elsewhere.
        if (included) token.content = '';
        else if (token.type === 'html_block') showHtml(token);
        if ((token.level === 0 && token.nesting === 1) || token.type === 'code_block')
          token.attrSet('v-pre', '');
        if (token.children) follow(token.children, env, fromRoot(file), folders.at(-1) ?? '');
      }
    });
    md.renderer.rules.link_open = plainTag;
  };
};
