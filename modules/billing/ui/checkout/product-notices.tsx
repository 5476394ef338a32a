import { useLink } from '#client/layout/links.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** A product that the patient has already, and the page that shows it. */
export interface AlreadyTaken {
  readonly message: string;
  readonly href: string;
  readonly label: string;
}

interface ProductNoticesProps {
  /** Sentences about the product. */
  readonly notOffered: readonly string[];
  readonly alreadyTaken: readonly AlreadyTaken[];
}

/** One sentence for each product of the link that is left out; nothing without such products. */
export const ProductNotices = ({ notOffered, alreadyTaken }: ProductNoticesProps) => {
  const link = useLink();
  return notOffered.length + alreadyTaken.length === 0 ? null : (
    <Notice tone="info" live={false}>
      {notOffered.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {alreadyTaken.map(({ message, href, label }) => (
        <p key={message}>
          {message} <a href={link(href)}>{label}</a>
        </p>
      ))}
    </Notice>
  );
};
