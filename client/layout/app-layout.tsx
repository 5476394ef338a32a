import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { PrivacyChoicesButton } from '#modules/privacy/ui.ts';
import type { AppLayoutUserFragment } from './app-layout.generated.ts';
import styles from './app-layout.module.css';
import { useLink } from './links.tsx';
import { Mark } from './mark.tsx';
import { appNavigation } from './navigation.ts';
import { PageShell } from './page-shell.tsx';
import { SafetyLine } from './safety-line.tsx';

export interface AppLayoutProps {
  /** Path of this page, to highlight its link in the navigation. */
  readonly current: string;
  /** Shown beside Messages when above zero. */
  readonly unreadMessages?: AppLayoutUserFragment['care']['unreadMessages'];
  /** Sign-out link or menu. */
  readonly account?: ReactNode;
  readonly cart?: ReactNode;
  readonly banner?: ReactNode;
  /** Width of the content column: text and forms, or lists and tables. */
  readonly width?: 'regular' | 'wide';
  readonly children: ReactNode;
}

type HeaderProps = Pick<AppLayoutProps, 'current' | 'unreadMessages' | 'account' | 'cart'>;

const Header = ({ current, unreadMessages = 0, account, cart }: HeaderProps) => {
  const link = useLink();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Mark href={link('/dashboard')} />
        <nav className={styles.nav} aria-label="Main">
          {appNavigation.map((item) => (
            <a
              key={item.path}
              href={link(item.path)}
              aria-current={current.startsWith(item.path) ? 'page' : undefined}
            >
              <Icon name={item.icon} size={22} className={styles.icon} />
              <span className={styles.long}>{item.label}</span>
              <span className={styles.short} aria-hidden="true">
                {item.shortLabel ?? item.label}
              </span>
              {item.path === '/messages' && unreadMessages > 0 ? (
                <span className={styles.count}>
                  {unreadMessages}
                  <span className="visually-hidden"> unread</span>
                </span>
              ) : null}
            </a>
          ))}
        </nav>
        <div className={styles.tools}>
          {account}
          {cart}
        </div>
      </div>
    </header>
  );
};

const Footer = () => {
  const link = useLink();
  return (
    <footer className={styles.footer}>
      <SafetyLine />
      <p className={styles.more}>
        <a href={link('/our-products')}>All treatments</a>
        <a href={link('/faq')}>Questions</a>
        <a href={link('/legal')}>Legal and privacy</a>
        <PrivacyChoicesButton />
      </p>
    </footer>
  );
};

/** Layout of a signed-in patient's pages: links at the top on wide screens, a bar at the bottom on phones. */
export const AppLayout = ({ banner, width = 'regular', children, ...header }: AppLayoutProps) => (
  <PageShell banner={banner} header={<Header {...header} />} footer={<Footer />}>
    <div className={styles.column} data-width={width}>
      {children}
    </div>
  </PageShell>
);
