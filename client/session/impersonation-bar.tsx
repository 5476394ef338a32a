import { useLink } from '#client/layout/links.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { useUser } from './user-context.tsx';

/** A bar on every page during an impersonation: names the patient and how to end it (S6.2). */
export const ImpersonationBar = () => {
  const { user } = useUser();
  const link = useLink();
  if (!user?.isImpersonated) return null;
  return (
    <Banner tone="danger" label="Acting for a patient">
      <p>
        You are acting for <strong>{user.email}</strong>. You can look at everything; paying, agreeing,
        answering and writing are switched off.
      </p>
      <a href={link('/abandon_user_disguise')}>Stop acting for this patient</a>
    </Banner>
  );
};
