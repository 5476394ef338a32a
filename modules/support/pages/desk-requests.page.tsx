import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { requestTopics, topicOf } from '../domain/topics.ts';
import { DeskRequestCard } from '../ui/desk-request-card.tsx';
import styles from '../ui/desk-requests.module.css';
import { DeskRequestsPageDocument } from './desk-requests.generated.ts';

export const data = pageData(DeskRequestsPageDocument, ({ search }) => ({
  status: search.status ?? null,
  topic: search.topic ?? null,
}));

const href = (status: string, topic: string | null): string =>
  `/desk/requests?status=${status}${topic ? `&topic=${topic}` : ''}`;

/** The operators' queue of requests: by promised time, in one state, about one topic or all. */
export const Page = () => {
  const { status, topic, states, requests } = usePageData(data).deskServiceRequests;
  return (
    <AdminLayout links={adminLinks} current="/desk/requests" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Requests to customer service"
          lead="What patients wrote, by the time at which an answer is promised. Answers appear in their messages."
        />
        <nav aria-label="State" className={styles.filters}>
          {states.map((state) => (
            <a
              key={state.status}
              href={href(state.status, topic)}
              aria-current={state.status === status ? 'true' : undefined}
            >
              {state.label} ({state.count})
            </a>
          ))}
        </nav>
        <nav aria-label="Topic" className={styles.filters}>
          {[null, ...requestTopics].map((one) => (
            <a key={one ?? 'all'} href={href(status, one)} aria-current={one === topic ? 'true' : undefined}>
              {one ? topicOf(one).label : 'All topics'}
            </a>
          ))}
        </nav>
        {requests.length === 0 ? (
          <EmptyState title="Nothing here">Requests in this state appear here.</EmptyState>
        ) : (
          <Stack gap={5}>
            {requests.map((request) => (
              <DeskRequestCard key={request.id} request={request} />
            ))}
          </Stack>
        )}
      </Stack>
    </AdminLayout>
  );
};
