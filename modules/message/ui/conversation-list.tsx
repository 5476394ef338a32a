import { conversationPath, isMessageSubject, subjectLabel } from '../domain/subjects.ts';
import { isMine, type Message } from './conversation.ts';
import styles from './conversation-list.module.css';

export interface ConversationListProps {
  readonly subjects: readonly string[];
  readonly messages: readonly Message[];
  /** Null while a new conversation is begun. */
  readonly current: string | null;
}

const unreadOf = (messages: readonly Message[], subject: string): number =>
  messages.filter((message) => message.subject === subject && message.unread && !isMine(message)).length;

/** The conversations as links, the newest first, and one to begin another. */
export const ConversationList = ({ subjects, messages, current }: ConversationListProps) => (
  <nav aria-label="Conversations">
    <ul className={styles.list}>
      {subjects.filter(isMessageSubject).map((subject) => {
        const unread = subject === current ? 0 : unreadOf(messages, subject);
        return (
          <li key={subject}>
            <a
              href={conversationPath(subject)}
              className={styles.link}
              aria-current={subject === current ? 'page' : undefined}
            >
              {subjectLabel(subject)}
              {unread > 0 ? <span className={styles.new}>{unread} new</span> : null}
            </a>
          </li>
        );
      })}
      <li>
        <a
          href="/messages?conversation=new"
          className={styles.link}
          aria-current={current === null ? 'page' : undefined}
        >
          Start a new conversation
        </a>
      </li>
    </ul>
  </nav>
);
