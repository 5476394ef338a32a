import { useEffect, useState } from 'react';

const format = (at: string, timeZone: string | undefined): string => {
  const instant = new Date(at);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(instant);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
  // Browsers and Node differ in the space before AM and PM.
  return `${day}, ${time.replaceAll('\u202f', ' ')}`;
};

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
