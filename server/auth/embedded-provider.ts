import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Origins } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';

/** What an OpenID provider in this process is made from. */
export interface IdentityProviderParts {
  readonly knex: Knex;
  /** `http://localhost:PORT/oidc`: plain localhost, because Node does not resolve its subdomains. */
  readonly issuer: string;
  readonly origins: Origins;
  /** Path on our hosts where a sign-in starts. */
  readonly loginRoute: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly log: Logger;
  /** Button to another provider, from the host that started the sign-in and the state it sent; null when there is none. */
  readonly otherProviderLink:
    | ((asked: { origin: string; state: unknown }) => { label: string; href: string })
    | null;
  /** The value of `acr_values` that asks for a second factor. */
  readonly secondFactorAcr: string;
  /** Whether a page shows the emails that a real provider would have sent (demo only). */
  readonly showOutbox: boolean;
  /** Whether the account is of staff, who may not turn their second factor off. */
  isStaff(sub: string): Promise<boolean>;
  /** Ends the storefront sessions of an account whose password was reset, or whose second factor was turned on or off. */
  endSessions(sub: string): Promise<void>;
  /**
   * The machine's clock unless a test passes another: the OpenID library stamps its tokens with the machine's clock, and
   * moving the demo clock must not sign people out.
   */
  readonly clock?: Clock;
}
