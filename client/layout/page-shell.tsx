import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ToastRegion } from '../ui/toast.tsx';
import styles from './page-shell.module.css';

export interface PageShellProps {
  /** Outage and impersonation banners, above everything. */
  readonly banner?: ReactNode;
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  readonly dense?: boolean;
  readonly mainClassName?: string;
  readonly children: ReactNode;
}

/** Shared by all layouts: skip link, banner, landmarks and the region for toasts. */
export const PageShell = ({ banner, header, footer, dense, mainClassName, children }: PageShellProps) => (
  <div className={styles.frame} data-density={dense ? 'dense' : undefined}>
    <a className="skip-link" href="#content">
      Skip to content
    </a>
    {banner ? <div className={styles.banner}>{banner}</div> : null}
    {header}
    <main id="content" tabIndex={-1} className={classNames(styles.main, mainClassName)}>
      {children}
    </main>
    {footer}
    <ToastRegion />
  </div>
);
