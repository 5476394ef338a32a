import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './case-desk.module.css';
import { kindLabel } from './case-labels.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import type { Announcement } from './use-decision.ts';

export interface AnnouncementBarProps {
  readonly announcement: Announcement;
  /** Undefined while loading; null when no other case waits. */
  readonly next: DeskCaseRowFragment | null | undefined;
  readonly onDismiss: () => void;
}

/** What was just done, or why it failed, and a link to continue. Takes the focus, so that screen readers read it out. */
export const AnnouncementBar = ({ announcement, next, onDismiss }: AnnouncementBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new announcement takes the focus again
  useEffect(() => bar.current?.focus(), [announcement]);
  const { tone, title, text, decided } = announcement;
  return (
    <div ref={bar} tabIndex={-1} className={styles.announcement}>
      <Notice
        tone={tone}
        title={title}
        actions={
          <>
            {decided && next ? (
              <LinkButton size="small" href={`/desk/cases/${next.consultationId}`}>
                Next: {next.patientName}, {kindLabel(next.kind).toLowerCase()}
              </LinkButton>
            ) : null}
            {decided ? (
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
        {decided && next === null ? ' No other case is waiting.' : null}
      </Notice>
    </div>
  );
};
