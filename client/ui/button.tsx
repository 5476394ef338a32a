import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary button per screen; `danger` only where something is lost. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container; on phones only with `phone`. */
  readonly full?: boolean | 'phone';
  readonly className?: string;
  readonly children: ReactNode;
}

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit';
  readonly name?: string;
  readonly value?: string;
  readonly form?: string;
  readonly disabled?: boolean;
  /** Work is in progress: the button keeps its width and focus, shows a spinner and ignores further presses. */
  readonly pending?: boolean;
  /** Announced while pending, and the button's name then: its label is hidden. */
  readonly pendingLabel?: string;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

const look = ({ variant = 'primary', size = 'medium', full, className }: ButtonLook) =>
  classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    full === true && styles.full,
    full === 'phone' && styles.fullPhone,
    className,
  );

export const Button = ({
  variant,
  size,
  full,
  className,
  children,
  type = 'button',
  pending = false,
  pendingLabel = 'One moment',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={look({ variant, size, full, className, children })}
    aria-disabled={pending || undefined}
    aria-label={pending ? pendingLabel : rest['aria-label']}
    data-pending={pending || undefined}
    onClick={(event) => {
      if (pending) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={styles.label}>{children}</span>
    <span role="status" className={styles.status}>
      {pending ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visually-hidden">{pendingLabel}</span>
        </>
      ) : null}
    </span>
  </button>
);

export interface LinkButtonProps extends ButtonLook {
  /** Already resolved with `useLink()` when the page may be on the other host. */
  readonly href: string;
  readonly download?: boolean;
  readonly 'aria-label'?: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button: for navigation, never for actions. */
export const LinkButton = ({ variant, size, full, className, children, ...rest }: LinkButtonProps) => (
  <a {...rest} className={look({ variant, size, full, className, children })}>
    <span className={styles.label}>{children}</span>
  </a>
);
