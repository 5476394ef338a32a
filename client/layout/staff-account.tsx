import { usePageContext } from '#client/renderer/context.tsx';
import { useUser } from '#client/session/user-context.tsx';
import styles from './staff-account.module.css';

/** The signed-in person on the staff host, how they sign in, and sign-out. The name is loaded after the page. */
export const StaffAccount = () => {
  const { user } = useUser();
  const { securityUrl } = usePageContext().site.auth;
  const name = user && ([user.firstName, user.lastName].filter(Boolean).join(' ') || user.email);
  return (
    <>
      {name ? <span className={styles.name}>{name}</span> : null}
      {securityUrl ? <a href={securityUrl}>Two-step sign-in</a> : null}
      <form method="post" action="/api/auth/logout">
        <button type="submit" className={styles.out}>
          Sign out
        </button>
      </form>
    </>
  );
};
