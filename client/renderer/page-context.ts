import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#client/data/page-data.ts';
import type { VouchedUser } from '#client/session/session-user.ts';
import type { BrowserFlagValues } from '#config/flag-catalogue.ts';
import type { ThirdParties } from '#config/third-parties.ts';

/** Public settings of the installation that serves the page. Safe for the browser. */
export interface Site {
  readonly environment: 'demo' | 'development' | 'production' | 'test';
  readonly origins: { readonly marketing: string; readonly app: string; readonly admin: string };
  readonly host: 'marketing' | 'app' | 'admin';
  /** Address of the outages file. */
  readonly outagesUrl: string;
  /** Null when this installation shares nothing with third parties. */
  readonly thirdParties: ThirdParties | null;
  /** The server's paths for signing in and for the profile; whether Google sign-in is offered. */
  readonly auth: {
    readonly loginRoute: string;
    readonly profileRoute: string;
    readonly google: boolean;
    /** On the staff host: the identity provider's page for two-step sign-in, where there is one. */
    readonly securityUrl?: string;
  };
}

/** The part of the page context that is sent to the browser. */
export interface SharedPageContext {
  readonly Page: ComponentType;
  readonly exports: {
    readonly data?: PageData<unknown, Record<string, unknown>>;
    /** Shown instead of a protected page until it is known who is signed in, and during the redirect. */
    readonly placeholder?: ComponentType;
  };
  readonly urlPathname: string;
  /** Time zone in which the page writes dates; null for Eastern time, where the reader is not known. */
  readonly timeZone: string | null;
  readonly site: Site;
  readonly input: PageInput;
  /** Flag values, evaluated by the server for this page. */
  readonly flags: BrowserFlagValues;
  readonly data: unknown;
  /** The signed-in user as the server verified it, on pages that require sign-in; null on the others. */
  readonly user: VouchedUser | null;
  readonly is404?: boolean;
  /** On pages that require sign-in: where to return afterwards, when not to the page itself. */
  readonly signIn?: { readonly returnTo: string | null };
  /** The request's id, shown on the error page so that support can find the request. */
  readonly reference?: string;
  /** The request failed before a page was chosen: show the error page. */
  readonly isBroken?: boolean;
}

/** What the server passes to `renderPage`: page code and Express are separate module graphs. */
export interface ServerPageContext extends SharedPageContext {
  readonly _pageId?: string;
  readonly requestId?: string;
  /** Runs a query for the viewer. Throws a PageFailure when the page cannot be shown. */
  readonly runQuery: (
    document: { name: string; source: string },
    variables: Record<string, unknown>,
  ) => Promise<unknown>;
  /** Set on scripts in development only; null in production, where pages contain external scripts only. */
  readonly nonce: string | null;
}
