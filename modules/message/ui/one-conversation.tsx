import { useEffect, useRef, useState } from 'react';
import { usePosted } from '#client/forms/use-posted.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { conversationPath, isMessageSubject, messageSubjects, subjectLabel } from '../domain/subjects.ts';
import type { MessagesPageQuery } from '../pages/messages.generated.ts';
import { Bubbles } from './bubbles.tsx';
import { Compose } from './compose.tsx';
import { isMine, type Message } from './conversation.ts';
import { SEND_FORM } from './form-ids.ts';
import { MarkRead } from './mark-read.tsx';
import styles from './one-conversation.module.css';
import { ReplyPromise } from './reply-promise.tsx';

export type Conversation = NonNullable<MessagesPageQuery['currentUser']>['messageConversations'][number];

export interface OneConversationProps {
  /** Null to begin a new one. */
  readonly subject: string | null;
  readonly conversations: readonly Conversation[];
  /** Of all subjects. */
  readonly messages: readonly Message[];
  readonly onSent: (message: Message) => void;
}

const none: readonly never[] = [];

const options = messageSubjects.map((value) => ({ value, label: subjectLabel(value) }));

/** The messages about one subject and the form for the next one; or the form to begin with a subject. */
export const OneConversation = ({ subject, conversations, messages, onSent }: OneConversationProps) => {
  const [chosen, setChosen] = useState(usePosted(SEND_FORM)?.values.subject?.[0] ?? 'visit');
  const about = subject ?? chosen;
  const known = conversations.find((one) => one.subject === about);
  const shown = subject === null ? none : messages.filter((message) => message.subject === subject);
  const end = useRef<HTMLDivElement>(null);
  const count = useRef(shown.length);
  useEffect(() => {
    if (shown.length > count.current) end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' });
    count.current = shown.length;
  }, [shown.length]);

  const sent = (message: Message) => {
    onSent(message);
    if (subject === null && isMessageSubject(message.subject)) void goTo(conversationPath(message.subject));
    else void refreshPage();
  };

  return (
    <section className={styles.conversation} aria-labelledby="conversation-title">
      <h2 id="conversation-title" className={styles.title}>
        {subject === null ? 'New message' : subjectLabel(subject)}
      </h2>
      {shown.length > 0 ? <Bubbles messages={shown} /> : null}
      {subject !== null && shown.some((one) => one.unread && !isMine(one)) ? (
        <MarkRead subject={subject} />
      ) : null}
      {shown.length === 0 && messages.length === 0 ? (
        <EmptyState title="No messages yet">
          Ask about your treatment, a side effect or an order. Nothing you write here is sent by email.
        </EmptyState>
      ) : null}
      {subject !== null && known ? <ReplyPromise {...known} /> : null}
      <div ref={end} className={styles.end}>
        <Compose
          key={about}
          subject={about}
          draft={known?.draft ?? ''}
          unsentFiles={known?.unsentFiles ?? none}
          onSent={sent}
        >
          {subject === null ? (
            <SelectField
              name="subject"
              label="What is it about?"
              options={options}
              value={chosen}
              onChange={setChosen}
            />
          ) : null}
        </Compose>
      </div>
    </section>
  );
};
