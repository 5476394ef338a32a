import { Notice } from '#client/ui/notice.tsx';

export interface OnePersonNoticeProps {
  /** What is listed, such as “subscriptions”. */
  readonly what: string;
  /** The list of everybody. */
  readonly href: string;
}

/** Says that a list is of one person only, and leads to all of it. */
export const OnePersonNotice = ({ what, href }: OnePersonNoticeProps) => (
  <Notice live={false}>
    Only the {what} of one person. <a href={href}>Show those of everybody</a>
  </Notice>
);
