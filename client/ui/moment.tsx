import { useEffect, useState } from 'react';

const format = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

export interface MomentProps {
  /** ISO instant. */
  readonly at: string;
}

/** “March 12, 3:20 PM EDT” in the reader's time zone; in UTC until the page is hydrated, as the server does not know it. */
export const Moment = ({ at }: MomentProps) => {
  const [timeZone, setTimeZone] = useState<string | undefined>('UTC');
  useEffect(() => setTimeZone(undefined), []);
  return <time dateTime={at}>{format(at, timeZone)}</time>;
};
