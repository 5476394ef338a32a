import { useEffect, useRef } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface RepeatQuestionProps {
  /** The server's question, with when and under which number the same was ordered. */
  readonly question: string;
  readonly pending: boolean;
  readonly onYes: () => void;
}

/** Asks a patient who places the same order again within a day. Gets the focus when it appears. */
export const RepeatQuestion = ({ question, pending, onYes }: RepeatQuestionProps) => {
  const link = useLink();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-label="You ordered this before">
      <Notice
        tone="caution"
        live={false}
        title={question}
        actions={
          <>
            <Button pending={pending} pendingLabel="Placing your order" onClick={onYes}>
              Order it again
            </Button>
            <LinkButton variant="secondary" href={link('/order-history')}>
              See my order
            </LinkButton>
          </>
        }
      />
    </section>
  );
};
