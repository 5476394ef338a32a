import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { brand } from '#config/brand.ts';

export interface ReplyPromiseProps {
  /** ISO instant; null when no message waits for a reply. */
  readonly replyBy: string | null;
  readonly isLate: boolean;
}

/** When the patient will get a reply, or that we are late. Renders nothing while no message waits. */
export const ReplyPromise = ({ replyBy, isLate }: ReplyPromiseProps) => {
  if (replyBy === null) return null;
  if (isLate)
    return (
      <Notice tone="caution" live={false} title="Our reply is taking longer than we said">
        We meant to answer by <Moment at={replyBy} />. We have not forgotten your message. If it cannot wait,
        call <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a>.
      </Notice>
    );
  return (
    <p>
      We will reply by <Moment at={replyBy} />.
    </p>
  );
};
