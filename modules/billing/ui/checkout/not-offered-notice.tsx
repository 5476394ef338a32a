import { Notice } from '#client/ui/notice.tsx';

/** Products of the link that are not offered yet, each in a sentence; nothing when there are none. */
export const NotOfferedNotice = ({ messages }: { readonly messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <Notice tone="info" live={false}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
