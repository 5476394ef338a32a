import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';

/** A browser may have been left signed in: before anything of this kind, the patient signs in again. */
export const SignInAgain = () => (
  <Stack gap={3}>
    <p>You signed in more than an hour ago. Sign out and in again first, so that we know it is you.</p>
    <form method="post" action="/api/auth/logout">
      <Button type="submit" variant="secondary">
        Sign out
      </Button>
    </form>
  </Stack>
);
