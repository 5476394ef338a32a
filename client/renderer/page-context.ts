import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#client/data/page-data.ts';
import type { VouchedUser } from '#client/session/session-user.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { ThirdParties } from '#config/third-parties.ts';

/** What every page knows of the place it is served from. Safe for the browser. */
export interface Site {
  readonly environment: 'demo' | 'development' | 'production' | 'test';
  readonly origins: { readonly marketing: string; readonly app: string; readonly admin: string };
  readonly host: 'marketing' | 'app' | 'admin';
  /** Where the browser asks for outages. */
  readonly outagesUrl: string;
  /** Null where this installation shares nothing with anybody. */
  readonly thirdParties: ThirdParties | null;
  /** Paths of the server where signing in begins and where it tells who is signed in; whether Google is offered. */
  readonly auth: { readonly loginRoute: string; readonly profileRoute: string; readonly google: boolean };
}

/** The part of the page context that the browser gets too. */
export interface SharedPageContext {
  readonly Page: ComponentType;
  readonly exports: {
    readonly data?: PageData<unknown, Record<string, unknown>>;
    /** Stands for a protected page until it is known who is signed in, and while he is sent to sign in. */
    readonly placeholder?: ComponentType;
  };
  readonly urlPathname: string;
  readonly site: Site;
  readonly input: PageInput;
  /** As the server evaluated them for this page. */
  readonly flags: BrowserFlagValues;
  readonly data: unknown;
  /** Who the server made sure is signed in, on pages that ask for it; null on the others. */
  readonly user: VouchedUser | null;
  readonly is404?: boolean;
  /** On pages that ask for a sign-in: where they lead afterwards, when not back to themselves. */
  readonly signIn?: { readonly returnTo: string | null };
  /** The request's id, on the page for errors: what support finds the matter by. */
  readonly reference?: string;
  /** The request failed before there was a page: this is the page that says so. */
  readonly isBroken?: boolean;
}

/** What the server hands in through `renderPage`: page code and Express are separate module graphs. */
export interface ServerPageContext extends SharedPageContext {
  readonly _pageId?: string;
  readonly requestId?: string;
  /** Runs a query for the person who asks. Throws a PageFailure when the page cannot be shown. */
  readonly runQuery: (
    document: { name: string; source: string },
    variables: Record<string, unknown>,
  ) => Promise<unknown>;
  /** Stamped on scripts in development only; null in production, where pages hold external scripts alone. */
  readonly nonce: string | null;
}
