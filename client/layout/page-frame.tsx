import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { ToastRegion } from '#client/ui/toast.tsx';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  /** Outage and impersonation banners, above everything. */
  readonly banner?: ReactNode;
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  readonly dense?: boolean;
  readonly mainClassName?: string;
  readonly children: ReactNode;
}

/** What all layouts share: skip link, banner, landmarks and the region for toasts. */
export const PageFrame = ({ banner, header, footer, dense, mainClassName, children }: PageFrameProps) => (
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
