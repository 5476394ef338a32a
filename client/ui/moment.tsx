import { formatMoment } from '#kernel/moments.ts';

export interface MomentProps {
  /** ISO instant. */
  readonly at: string;
}

/** “March 12, 2027, 3:20 PM EDT”, in the reader's time zone. */
export const Moment = ({ at }: MomentProps) => <time dateTime={at}>{formatMoment(at)}</time>;
