import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  /** `danger` interrupts screen readers, the others wait their turn. */
  readonly tone?: 'info' | 'success' | 'caution' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links under the text. */
  readonly actions?: ReactNode;
  /** False for text that is part of the page from the start, so that it is not announced. */
  readonly live?: boolean;
}

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  caution: 'caution',
  danger: 'alert',
};

export const Notice = ({ tone = 'info', title, children, actions, live = true }: NoticeProps) => (
  <div
    className={styles.notice}
    data-tone={tone}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <Icon name={icons[tone]} size={22} className={styles.icon} />
    <div className={styles.text}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  </div>
);
