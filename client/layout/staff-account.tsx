import { useUser } from '#client/session/user-context.tsx';
import styles from './staff-account.module.css';

/** Who is signed in on the staff host, and the way out. The name arrives after the page. */
export const StaffAccount = () => {
  const { user } = useUser();
  const name = user && ([user.firstName, user.lastName].filter(Boolean).join(' ') || user.email);
  return (
    <>
      {name ? <span className={styles.name}>{name}</span> : null}
      <form method="post" action="/api/auth/logout">
        <button type="submit" className={styles.out}>
          Sign out
        </button>
      </form>
    </>
  );
};
