import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './case-desk.module.css';
import type { Announcement } from './use-decision.ts';

export interface AnnouncementBarProps {
  readonly announcement: Announcement;
  readonly onDismiss: () => void;
}

/**
 * The result of the last action, here or in the previous case, or why it failed. Takes the focus, so that screen
 * readers read it out.
 */
export const AnnouncementBar = ({ announcement, onDismiss }: AnnouncementBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new announcement takes the focus again
  useEffect(() => bar.current?.focus(), [announcement]);
  const { tone, title, text, decided, from } = announcement;
  return (
    <div ref={bar} tabIndex={-1} className={styles.announcement}>
      <Notice
        tone={tone}
        title={title}
        actions={
          <>
            {from ? (
              <LinkButton variant="secondary" size="small" href={`/desk/cases/${from.consultationId}`}>
                Back to {from.patientName}
              </LinkButton>
            ) : null}
            {decided && !from ? (
              <LinkButton variant="secondary" size="small" href="/desk">
                Back to the queue
              </LinkButton>
            ) : (
              <Button variant="secondary" size="small" onClick={onDismiss}>
                Understood
              </Button>
            )}
          </>
        }
      >
        {text}
        {from ? ' This is the next case.' : null}
      </Notice>
    </div>
  );
};
