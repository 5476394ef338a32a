const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send unchanged. Only `html` and `trustedHtml` make it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | null | readonly Html[];

const render = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return value.map((part) => part.markup).join('');
};

/** Every string put into the template is escaped; `Html` is not. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(strings.reduce((page, part, index) => page + render(values[index - 1] ?? null) + part));

/** For markup that comes from our own code or the provider library, never from a visitor. */
export const trustedHtml = (markup: string): Html => new Html(markup);
