import { useEffect, useRef } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { Bubbles } from '../ui/bubbles.tsx';
import { Compose } from '../ui/compose.tsx';
import { useConversation } from '../ui/use-conversation.ts';
import { MessagesPageDocument } from './messages.generated.ts';
import styles from './messages.module.css';

export const data = pageData(MessagesPageDocument, () => ({}));

const none: readonly never[] = [];

export const Page = () => {
  const { currentUser } = usePageData(data);
  const { messages, announcement, add } = useConversation(currentUser?.messages ?? none);
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(messages.length);
  useEffect(() => {
    if (messages.length > count.current) end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' });
    count.current = messages.length;
  }, [messages.length]);
  return (
    <AppLayout current="/messages">
      <div className={styles.page}>
        <PageHeading
          title="Messages"
          lead={`Write to your clinician and care team here. They reply ${brand.replyTime}.`}
        />
        <p className={styles.urgent}>
          <Icon name="alert" size={20} className={styles.icon} />
          <span>
            Not for emergencies. Call <a href="tel:911">911</a> if you are in danger, or call or text{' '}
            <a href="tel:988">988</a> if you think of hurting yourself.
          </span>
        </p>
        {messages.length > 0 ? (
          <Bubbles messages={messages} />
        ) : (
          <EmptyState title="No messages yet">
            Ask about your treatment, a side effect or an order. Nothing you write here is sent by email.
          </EmptyState>
        )}
        <div ref={end} className={styles.end}>
          <Compose onSent={add} />
        </div>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </AppLayout>
  );
};
