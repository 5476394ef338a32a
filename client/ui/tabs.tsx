import { type ReactNode, useInsertionEffect } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';
import { useIsWide } from './use-is-wide.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** How much waits behind it; not shown when 0. */
  readonly count?: number;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Says what the tabs divide, for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** Give both, or neither: then the first is open at the start. */
  readonly selected?: Id;
  readonly onSelect?: (id: Id) => void;
  /** From 948 px on there are no tabs and all panels stand open, laid out by this class; each has `data-tab`. */
  readonly spread?: string;
}

const PRESSABLE_STYLE = 'react-aria-pressable-style';

/**
 * React Aria writes a style element, which the security policy forbids, unless the document holds something with this
 * id; tabs.module.css has its one rule.
 */
const useNoStyleElement = (): void =>
  useInsertionEffect(() => {
    if (document.getElementById(PRESSABLE_STYLE)) return;
    const mark = document.createElement('meta');
    mark.id = PRESSABLE_STYLE;
    document.head.append(mark);
  }, []);

/**
 * One of a few panels at a time: arrow keys, Home and End move and open at once. What is typed in a panel stays
 * while another is open.
 */
export const Tabs = <Id extends string>({ label, items, selected, onSelect, spread }: TabsProps<Id>) => {
  useNoStyleElement();
  const allOpen = useIsWide() && spread !== undefined;
  const choose = (key: unknown) => {
    const item = items.find(({ id }) => id === key);
    if (item) onSelect?.(item.id);
  };
  return (
    <AriaTabs
      className={classNames(styles.tabs, spread !== undefined && styles.spread)}
      selectedKey={selected}
      onSelectionChange={choose}
      disabledKeys={items.filter(({ disabled }) => disabled).map(({ id }) => id)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {items.map(({ id, title, count = 0 }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {title}
            {count > 0 ? <span className={styles.count}>{count}</span> : null}
          </Tab>
        ))}
      </TabList>
      <div className={spread}>
        {items.map(({ id, content }) => (
          <TabPanel
            key={id}
            id={id}
            shouldForceMount
            className={styles.panel ?? ''}
            render={(panel) => (
              <div {...panel} {...(allOpen ? outOfTabs : {})} data-tab={id} inert={!allOpen && panel.inert} />
            )}
          >
            {content}
          </TabPanel>
        ))}
      </div>
    </AriaTabs>
  );
};

/** Without a list of tabs nothing is a tab's panel. */
const outOfTabs = { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined } as const;
