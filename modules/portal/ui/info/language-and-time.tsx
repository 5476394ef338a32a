import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { timeZoneOfBrowser, timeZones } from '#kernel/time-zones.ts';
import { TimeZoneChoice, useTimeZone } from '#modules/account/ui.ts';
import styles from './info.module.css';

interface LanguageAndTimeProps {
  readonly timeZone: string | null;
  /** The patient chose it; otherwise it is that of their state. */
  readonly isChosen: boolean;
}

/** The language, which is one, and the time zone of dates, which the browser proposes. */
export const LanguageAndTime = ({ timeZone, isChosen }: LanguageAndTimeProps) => {
  const zone = useTimeZone(timeZone);
  const [proposed, setProposed] = useState<string | null>(null);
  useEffect(() => {
    const here = timeZoneOfBrowser(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setProposed(!isChosen && here !== timeZone ? here : null);
  }, [isChosen, timeZone]);
  return (
    <Stack gap={4}>
      <p>Everything here is in American English. We do not offer other languages yet.</p>
      {proposed ? (
        <Notice
          tone="info"
          live={false}
          title={`Your browser is set to ${timeZones[proposed]}`}
          actions={
            <Button size="small" variant="secondary" onClick={() => void zone.choose(proposed)}>
              Use {timeZones[proposed]}
            </Button>
          }
        >
          Dates are now shown in the time zone of your state.
        </Notice>
      ) : null}
      <TimeZoneChoice {...zone} />
      <p className={styles.fine}>
        {isChosen ? 'You chose it.' : 'It follows your state until you choose one.'}
      </p>
    </Stack>
  );
};
