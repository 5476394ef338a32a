import { useEffect, useRef, useState } from 'react';
import { runMutation, runQuery } from '#client/graphql/client.ts';
import { MarkMessagesReadDocument } from '../pages/mark-messages-read.generated.ts';
import { MessagesPageDocument } from '../pages/messages.generated.ts';
import { isMine, type Message, merge } from './conversation.ts';

/** ms between requests for new messages while the page is visible. */
const LOOK_EVERY_MS = 30_000;

const isNews = (message: Message): boolean => message.unread && !isMine(message);

/** The messages on the page, kept up to date; visible ones are marked as read. `announcement` is announced to screen readers. */
export const useConversation = (first: readonly Message[]) => {
  const [messages, setMessages] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  const known = useRef(new Set(first.map(({ id }) => id)));

  useEffect(() => {
    if (first.some(isNews)) void runMutation(MarkMessagesReadDocument, {});
  }, [first]);

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
      void runMutation(MarkMessagesReadDocument, {});
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const add = (message: Message) => {
    known.current.add(message.id);
    setMessages((before) => merge(before, [message]));
    setAnnouncement('Message sent');
  };

  return { messages, announcement, add };
};
