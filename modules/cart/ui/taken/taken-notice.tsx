import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface TakenNoticeProps {
  readonly message: string;
  readonly href: string;
  readonly label: string;
}

/** “You take this”, with a link to what the patient has. */
export const TakenNotice = ({ message, href, label }: TakenNoticeProps) => {
  const link = useLink();
  return (
    <Notice
      live={false}
      actions={
        <LinkButton variant="secondary" size="small" href={link(href)}>
          {label}
        </LinkButton>
      }
    >
      {message}
    </Notice>
  );
};
