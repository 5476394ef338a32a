import type { ReactNode } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import { useUser } from '#client/session/user-context.tsx';
import type { StaffPermission } from '#config/staff-permissions.ts';
import styles from './admin-layout.module.css';
import { Mark } from './mark.tsx';
import { PageShell } from './page-shell.tsx';

export interface AdminLink {
  readonly label: string;
  /** A path on the admin host. */
  readonly href: string;
  /** Number of items that wait there. */
  readonly count?: number;
  /** The permission of those to whom it is shown; all staff when not set. */
  readonly may?: StaffPermission;
  /** True for pages that only a demo has. */
  readonly notInProduction?: boolean;
}

export interface AdminLayoutProps {
  readonly links: readonly AdminLink[];
  /** `href` of the current link. */
  readonly current?: string;
  /** Name of the signed-in person, and the sign-out link. */
  readonly account?: ReactNode;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of staff pages: dense type (15/22), full width. */
export const AdminLayout = ({ links, current, account, banner, children }: AdminLayoutProps) => {
  const { user } = useUser();
  const { environment } = usePageContext().site;
  const shown = links.filter(
    ({ may: permission, notInProduction }) =>
      (permission === undefined || user?.permissions?.includes(permission)) &&
      !(notInProduction && environment === 'production'),
  );
  return (
    <PageShell
      dense
      banner={banner}
      mainClassName={styles.main}
      header={
        <header className={styles.header}>
          <Mark />
          <span className={styles.place}>Staff</span>
          <nav className={styles.nav} aria-label="Main">
            {shown.map((item) => (
              <a key={item.href} href={item.href} aria-current={item.href === current ? 'page' : undefined}>
                {item.label}
                {item.count ? <span className={styles.count}>{item.count}</span> : null}
              </a>
            ))}
          </nav>
          {account ? <div className={styles.account}>{account}</div> : null}
        </header>
      }
    >
      {children}
    </PageShell>
  );
};
