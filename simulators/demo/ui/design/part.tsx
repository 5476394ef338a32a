import type { ReactNode } from 'react';
import { Stack } from '#client/ui/layout.tsx';
import styles from './part.module.css';

/** A section of the design system page. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    <Stack gap={6}>{children}</Stack>
  </section>
);

/** One component in one or several states, under its name. */
export const Shown = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.shown}>
    <h3 className={styles.name}>{name}</h3>
    {children}
  </div>
);
