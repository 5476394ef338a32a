import { Avatar } from '#client/ui/avatar.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import styles from './bubbles.module.css';
import { byDay, isMine, type Message, roleOf } from './conversation.ts';
import { Files } from './files.tsx';
import { HelpNow } from './help-now.tsx';

const Bubble = ({ message }: { readonly message: Message }) => {
  const mine = isMine(message);
  return (
    <li className={styles.item} data-mine={mine || undefined}>
      {mine ? null : <Avatar name={message.authorName} photo={message.authorPhotoUrl ?? null} size="small" />}
      <div className={styles.text}>
        <p className={styles.author}>
          {mine ? (
            <span className="visually-hidden">You</span>
          ) : (
            <>
              <strong>{message.authorName}</strong> {roleOf(message)}
            </>
          )}
          {message.unread && !mine ? <span className={styles.new}>New</span> : null}
        </p>
        <div className={styles.bubble}>
          {message.body}
          <Files files={message.attachments} />
        </div>
        {mine ? (
          <p className={styles.receipt}>
            {message.readAt ? (
              <>
                Read <DateText date={message.readAt} />
              </>
            ) : (
              'Sent'
            )}
          </p>
        ) : null}
        {message.alarm ? <HelpNow level={message.alarm} /> : null}
      </div>
    </li>
  );
};

/** The conversation, oldest first, grouped by day. */
export const Bubbles = ({ messages }: { readonly messages: readonly Message[] }) => (
  <div className={styles.days}>
    {byDay(messages).map((day) => (
      <section key={day.date} className={styles.day}>
        <h3 className={styles.date}>
          <DateText date={day.date} />
        </h3>
        <ol className={styles.list}>
          {day.messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
