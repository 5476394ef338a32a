import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { subjectNumbered } from '../domain/subjects.ts';
import { ConversationList } from '../ui/conversation-list.tsx';
import { OneConversation } from '../ui/one-conversation.tsx';
import { useConversation } from '../ui/use-conversation.ts';
import { MessagesPageDocument } from './messages.generated.ts';
import styles from './messages.module.css';

export const data = pageData(MessagesPageDocument, () => ({}));

const none: readonly never[] = [];

export const Page = () => {
  const { currentUser } = usePageData(data);
  const asked = usePageContext().input.search.conversation;
  const conversations = currentUser?.messageConversations ?? none;
  const subjects = conversations.map(({ subject }) => subject);
  const newest = subjects[0] ?? null;
  const subject = asked === 'new' ? null : (subjectNumbered(asked) ?? newest);
  const { messages, announcement, add } = useConversation(currentUser?.messages ?? none, subject);
  const listed = subject === null || subjects.includes(subject) ? subjects : [subject, ...subjects];
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
            <a href="tel:988">988</a> if you are thinking of hurting yourself.
          </span>
        </p>
        {listed.length > 0 ? (
          <ConversationList subjects={listed} messages={messages} current={subject} />
        ) : null}
        <OneConversation
          key={subject ?? 'new'}
          subject={subject}
          conversations={conversations}
          messages={messages}
          onSent={add}
        />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      </div>
    </AppLayout>
  );
};
