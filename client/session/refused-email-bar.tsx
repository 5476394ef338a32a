import { useLink } from '#client/layout/links.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { useUser } from './user-context.tsx';

/** A bar on every page of a patient whom our emails do not reach, until they correct the address or it takes email again. */
export const RefusedEmailBar = () => {
  const { user } = useUser();
  const link = useLink();
  if (!user?.emailIsRefused || user.isImpersonated) return null;
  return (
    <Banner tone="danger" label="Your email address">
      <p>
        Our emails to <strong>{user.email}</strong> come back.
      </p>
      <a href={link('/account/info')}>Check your email address</a>
    </Banner>
  );
};
