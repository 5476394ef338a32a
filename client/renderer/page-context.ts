import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#client/data/page-data.ts';

/** What every page knows of the place it is served from. Safe for the browser. */
export interface Site {
  readonly environment: 'demo' | 'development' | 'production' | 'test';
  readonly origins: { readonly marketing: string; readonly app: string; readonly admin: string };
  readonly host: 'marketing' | 'app' | 'admin';
  /** Where the browser asks for outages. */
  readonly outagesUrl: string;
}

/** The part of the page context that the browser gets too. */
export interface SharedPageContext {
  readonly Page: ComponentType;
  readonly exports: { readonly data?: PageData<unknown, Record<string, unknown>> };
  readonly urlPathname: string;
  readonly site: Site;
  readonly input: PageInput;
  readonly data: unknown;
  readonly is404?: boolean;
}

/** What the server hands in through `renderPage`: page code and Express are separate module graphs. */
export interface ServerPageContext extends SharedPageContext {
  /** Runs a query for the person who asks. Throws a PageFailure when the page cannot be shown. */
  readonly runQuery: (
    document: { name: string; source: string },
    variables: Record<string, unknown>,
  ) => Promise<unknown>;
  /** Stamped on scripts in development only; null in production, where pages hold external scripts alone. */
  readonly nonce: string | null;
}
