import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { runQuery } from '#client/graphql/client.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Failure } from '#kernel/result.ts';
import { type AuditFilter, AuditFilters } from '../ui/staff/audit-filters.tsx';
import { AuditTable } from '../ui/staff/audit-table.tsx';
import { MoreAuditDocument } from '../ui/staff/more-audit.generated.ts';
import { AuditPageDataDocument } from './audit.generated.ts';

export const data = pageData(AuditPageDataDocument, () => ({}));

const everything: AuditFilter = { person: null, action: null, from: null, to: null };

/** The audit log: who read or changed what, and about whom. */
export const Page = () => {
  const { auditLog } = usePageData(data);
  const [entries, setEntries] = useState(auditLog.entries);
  const [next, setNext] = useState(auditLog.next ?? null);
  const [wish, setWish] = useState(everything);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const load = async (filter: AuditFilter, before: string | null): Promise<void> => {
    setPending(true);
    setFailure(null);
    const answer = await runQuery(MoreAuditDocument, { filter, before });
    setPending(false);
    if (!answer.ok) return setFailure(answer.failure);
    const page = answer.value.auditLog;
    setWish(filter);
    setEntries((shown) => (before === null ? page.entries : [...shown, ...page.entries]));
    setNext(page.next ?? null);
  };

  return (
    <AdminLayout links={adminLinks} current="/desk/audit" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Audit log"
          lead="Everything staff read or changed about patients, and who it was. Newest first."
        />
        <AuditFilters
          pending={pending}
          problems={failure?.fields ?? []}
          onFilter={(filter) => void load(filter, null)}
        />
        {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        <p role="status">
          {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
          {next === null ? '' : ', and older ones'}
        </p>
        <AuditTable rows={entries} />
        {next === null ? null : (
          <div>
            <Button variant="secondary" pending={pending} onClick={() => void load(wish, next)}>
              Show older entries
            </Button>
          </div>
        )}
      </Stack>
    </AdminLayout>
  );
};
