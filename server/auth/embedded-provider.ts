import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Origins } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';

/** What an OpenID provider inside of this process is made from. */
export interface IdentityProviderParts {
  readonly knex: Knex;
  /** `http://localhost:PORT/oidc`: a plain localhost, because Node does not resolve its subdomains. */
  readonly issuer: string;
  readonly origins: Origins;
  /** Path on our hosts where a sign-in begins. */
  readonly loginRoute: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly log: Logger;
  /** A button to another provider, by the host that began the sign-in and the state it sent along; null for none. */
  readonly otherWay: ((asked: { origin: string; state: unknown }) => { label: string; href: string }) | null;
  /** The demo shows the e-mails it would have sent. */
  readonly showOutbox: boolean;
  /** Ends the storefront's sessions of an account whose password was reset. */
  endSessions(sub: string): Promise<void>;
  /**
   * The machine's clock unless a test says otherwise: the OpenID library stamps its tokens with that one, and
   * moving the demo's clock must not sign people out.
   */
  readonly clock?: Clock;
}
