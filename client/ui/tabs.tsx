import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';
import { useIsWide } from './use-is-wide.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** Number of items behind the tab; hidden when 0. */
  readonly count?: number;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly items: readonly [TabItem<Id>, ...TabItem<Id>[]];
  /** Give both, or neither: then the first tab is open at the start. */
  readonly selected?: Id;
  readonly onSelect?: (id: Id) => void;
  /** From 948 px on there are no tabs and all panels are shown, laid out by this class; each has `data-tab`. */
  readonly spread?: string;
}

/** The tab that a key leads to, out of `count`; null for other keys. */
const aim = (key: string, from: number, count: number): number | null => {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/**
 * Shows one of a few panels at a time. Behaves like React Aria's tabs, which are too large for a page here: one tab
 * stop, arrow keys, Home and End move and open immediately, skipping disabled tabs. Input in a panel is kept while
 * another is open.
 */
export const Tabs = <Id extends string>({ label, items, selected, onSelect, spread }: TabsProps<Id>) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(items[0].id);
  const open = selected ?? own;
  const allOpen = useIsWide() && spread !== undefined;
  const choose = (id: Id) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const possible = items.filter(({ disabled }) => !disabled);
    const from = possible.findIndex(({ id }) => id === open);
    const to = possible[aim(event.key, from, possible.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    choose(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus();
  };
  return (
    <div className={classNames(styles.tabs, spread !== undefined && styles.spread)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map(({ id, title, count = 0, disabled }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={styles.tab}
            data-tab={id}
            aria-selected={id === open}
            aria-controls={id === open ? `${base}-${id}-panel` : undefined}
            tabIndex={id === open ? 0 : -1}
            disabled={disabled}
            onClick={() => choose(id)}
          >
            {title}
            {count > 0 ? <span className={styles.count}>{count}</span> : null}
          </button>
        ))}
      </div>
      <div className={spread}>
        {items.map(({ id, content }) => (
          <div
            key={id}
            {...(allOpen ? {} : { role: 'tabpanel', 'aria-labelledby': `${base}-${id}` })}
            id={`${base}-${id}-panel`}
            className={styles.panel}
            data-tab={id}
            data-closed={id === open ? undefined : true}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
};
