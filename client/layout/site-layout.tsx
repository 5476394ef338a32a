import type { ReactNode } from 'react';
import { LinkButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { useLink } from './links.tsx';
import { Mark } from './mark.tsx';
import { siteNavigation } from './navigation.ts';
import { PageShell } from './page-shell.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-layout.module.css';

export interface SiteLayoutProps {
  /** Path of this page, to highlight its link. */
  readonly current?: string;
  /** Sign-in or account link; a plain “Sign in” before the visitor is known. */
  readonly account?: ReactNode;
  /** Opens the cart. */
  readonly cart?: ReactNode;
  readonly banner?: ReactNode;
  /** Hides the link to the quiz where the page has its own. */
  readonly hideStart?: boolean;
  readonly children: ReactNode;
}

/** Layout of public pages: marketing, treatments, FAQ, legal. Pages bring their own sections (`Section`). */
export const SiteLayout = ({ current, account, cart, banner, hideStart, children }: SiteLayoutProps) => {
  const link = useLink();
  const links = siteNavigation.map((item) => (
    <a key={item.path} href={link(item.path)} aria-current={item.path === current ? 'page' : undefined}>
      {item.label}
    </a>
  ));
  const known = account ?? <a href={link('/dashboard')}>Sign in</a>;
  return (
    <PageShell
      banner={banner}
      header={
        <header className={styles.header}>
          <div className={styles.bar}>
            <Mark href={link('/')} />
            <nav className={styles.nav} aria-label="Main">
              {links}
            </nav>
            <div className={styles.tools}>
              <span className={styles.account}>{known}</span>
              {hideStart ? null : (
                <span className={styles.start}>
                  <LinkButton size="small" href={link(hairLossEntry)}>
                    Find your treatment
                  </LinkButton>
                </span>
              )}
              {cart}
              <details className={styles.menu}>
                <summary aria-label="Menu">
                  <Icon name="menu" />
                </summary>
                <nav className={styles.sheet} aria-label="Menu">
                  {links}
                  {known}
                  <LinkButton full href={link(hairLossEntry)}>
                    Find your treatment
                  </LinkButton>
                </nav>
              </details>
            </div>
          </div>
        </header>
      }
      footer={<SiteFooter />}
    >
      {children}
    </PageShell>
  );
};

/** The link to the account when the visitor is signed in. */
export const AccountLink = ({ firstName }: { readonly firstName?: string }) => {
  const link = useLink();
  return <a href={link('/dashboard')}>{firstName ? `Hello, ${firstName}` : 'Your account'}</a>;
};
