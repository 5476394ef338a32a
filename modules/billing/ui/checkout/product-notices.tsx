import { Notice } from '#client/ui/notice.tsx';

/** One sentence for each product of the link that is left out; nothing without such products. */
export const ProductNotices = ({ messages }: { readonly messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <Notice tone="info" live={false}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
