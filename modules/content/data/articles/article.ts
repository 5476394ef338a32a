import type { HundredRow } from '../../ui/out-of-hundred.tsx';
import type { Source } from '../source.ts';
import type { ArticleSlug } from './summaries.ts';

/** Text that may contain links: `[words](/path)`. */
export type Block =
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: boolean }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'hundred'; readonly caption: string; readonly rows: readonly HundredRow[] }
  /** The key risk beside a prescription drug. */
  | {
      readonly kind: 'risk';
      readonly drug: string;
      readonly badges: readonly string[];
      readonly text: string;
    }
  | { readonly kind: 'urgent'; readonly title: string; readonly text: string };

export interface ArticleSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface Article {
  readonly slug: ArticleSlug;
  /** The condition that the article is about, for search engines. */
  readonly about: string;
  /** The most important points. */
  readonly keyPoints: readonly string[];
  readonly sections: readonly ArticleSection[];
  readonly sources: readonly Source[];
  readonly related: readonly ArticleSlug[];
}
