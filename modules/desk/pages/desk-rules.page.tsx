import { useDeferredValue, useMemo, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { RuleActivity } from '../ui/rules/rule-activity.tsx';
import { RuleFilters } from '../ui/rules/rule-filters.tsx';
import { RuleList } from '../ui/rules/rule-list.tsx';
import { daysFrom, filterFrom, shownRules } from '../ui/rules/rules-view.ts';
import { DeskRulesPageDocument } from './desk-rules.generated.ts';
import styles from './desk-rules.module.css';

export const data = pageData(DeskRulesPageDocument, () => ({}));

/** Every eligibility rule with its source, and how often it fired in which step in the last 30 days. */
export const Page = () => {
  const { rules, from, to, decisions, otherFirings } = usePageData(data).deskRules;
  const { search } = usePageContext().input;
  const [filter, setFilter] = useState(() => filterFrom(search));
  const shown = shownRules(rules, useDeferredValue(filter));
  const days = useMemo(() => daysFrom(from, to), [from, to]);
  return (
    <AdminLayout links={adminLinks} current="/desk/rules" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Rules"
          lead="Every rule that decides whether a treatment is safe for a patient, what it rests on, and how often it fired."
        />
        <RuleActivity rules={rules} days={days} decisions={decisions} others={otherFirings} />
        <RuleFilters rules={rules} filter={filter} onChange={setFilter} />
        <Stack gap={3} as="section">
          <h2>
            <span role="status">
              {shown.length} of {rules.length} rules
            </span>
          </h2>
          <p className={styles.marks}>
            Marks of a source: V, its text was read; M, from memory; P, our policy; ?, not settled.
          </p>
          {shown.length > 0 ? (
            <RuleList rules={shown} days={days} />
          ) : (
            <EmptyState title="No rule matches">Try fewer words, or another drug or outcome.</EmptyState>
          )}
        </Stack>
      </Stack>
    </AdminLayout>
  );
};
