import { useEffect, useState } from 'react';
import { runMutation } from '#client/graphql/client.ts';
import { usePageContext } from '#client/renderer/context.tsx';
import { whenVisitorIsKnown } from '#client/startup/visitor-known.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { brand } from '#config/brand.ts';
import { AcceptInvitationDocument } from './accept-invitation.generated.ts';

/** Welcomes a visitor who followed a link, and remembers who invited them. */
export const Invited = () => {
  const { search } = usePageContext().input;
  const code = search.invite ?? '';
  const [isInvited, setInvited] = useState<boolean | null>(null);
  useEffect(() => {
    if (!code) return;
    // Both requests of a first visit would begin a visitor; the second one would then be another person.
    void whenVisitorIsKnown()
      .then(() => runMutation(AcceptInvitationDocument, { code }))
      .then((answer) => setInvited(answer.ok && answer.value.acceptInvitation));
  }, [code]);
  if (!code) return null;
  return (
    <Notice
      tone="info"
      title={`Someone you know invited you to ${brand.name}`}
      actions={
        <LinkButton size="small" href="/">
          Look around
        </LinkButton>
      }
    >
      {isInvited === false
        ? 'This invitation is no longer valid, or you already have an account. You can still look around.'
        : 'We do not tell them what you look at, ask about or order.'}
    </Notice>
  );
};
