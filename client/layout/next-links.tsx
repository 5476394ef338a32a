import { LinkButton } from '../ui/button.tsx';
import { Cluster } from '../ui/layout.tsx';
import { useLink } from './links.tsx';

/** The end of what a patient sent: to the dashboard, or to write a message. */
export const NextLinks = () => {
  const link = useLink();
  return (
    <Cluster gap={4}>
      <LinkButton full="phone" href={link('/dashboard')}>
        Go to your dashboard
      </LinkButton>
      <LinkButton variant="secondary" full="phone" href={link('/messages')}>
        Write a message
      </LinkButton>
    </Cluster>
  );
};
