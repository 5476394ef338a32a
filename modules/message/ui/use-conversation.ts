import { useEffect, useRef, useState } from 'react';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { MarkMessagesReadDocument } from '../pages/mark-messages-read.generated.ts';
import { MessagesPageDocument } from '../pages/messages.generated.ts';
import { isMine, type Message, merge } from './conversation.ts';

/** ms between requests for new messages while the page is visible. */
const LOOK_EVERY_MS = 30_000;

const isNews = (message: Message): boolean => message.unread && !isMine(message);

/**
 * All messages, kept up to date; those about the subject on the page are marked as read. `announcement` is announced to
 * screen readers.
 */
export const useConversation = (first: readonly Message[], subject: string | null) => {
  const [messages, setMessages] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  const known = useRef(new Set(first.map(({ id }) => id)));

  useEffect(() => {
    if (subject !== null && first.some((message) => message.subject === subject && isNews(message)))
      void runMutation(MarkMessagesReadDocument, { subject });
  }, [first, subject]);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await runQuery(MessagesPageDocument, {});
      if (!answer.ok) return;
      const newest = answer.value.currentUser?.messages ?? [];
      const fresh = newest.filter((message) => isNews(message) && !known.current.has(message.id));
      for (const { id } of newest) known.current.add(id);
      // A message that was unread when the page was opened keeps its mark while it is on the page.
      setMessages((before) => merge(newest, before));
      const last = fresh.at(-1);
      if (!last) return;
      setAnnouncement(`New message from ${last.authorName}`);
      if (subject !== null && fresh.some((message) => message.subject === subject))
        void runMutation(MarkMessagesReadDocument, { subject });
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [subject]);

  const add = (message: Message) => {
    known.current.add(message.id);
    setMessages((before) => merge(before, [message]));
    setAnnouncement('Message sent');
  };

  return { messages, announcement, add };
};
