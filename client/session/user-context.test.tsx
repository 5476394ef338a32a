import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchUser, RequestError } from './session-user.ts';
import { useUser } from './user-context.tsx';

const answers = (response: Response) => async () => response;
const Asks = () => <p>{useUser().user?.email}</p>;

describe('profile call (specification section 7)', () => {
  it('“204 means no user”; “An empty 204 response to the profile call means no user”', async () => {
    await expect(
      fetchUser('/api/auth/me', answers(new Response(null, { status: 204 }))),
    ).resolves.toBeUndefined();
  });

  it('“Other 2xx returns JSON for the user”', async () => {
    const user = {
      id: 'u1',
      email: 'a@b.test',
      role: 'patient',
      isImpersonated: false,
      firstName: null,
      lastName: null,
    };
    await expect(fetchUser('/api/auth/me', answers(Response.json(user)))).resolves.toEqual(user);
  });

  it('“Any other status raises a request error carrying the status”; “Request error”: “Carries the HTTP status”', async () => {
    const failed = fetchUser('/api/auth/me', answers(new Response('', { status: 503 })));
    await expect(failed).rejects.toBeInstanceOf(RequestError);
    await expect(failed).rejects.toMatchObject({ status: 503 });
  });

  it('“A network failure raises a request error with status 0”; “Request error”: “0 for network failure”', async () => {
    const failed = fetchUser('/api/auth/me', async () => {
      throw new TypeError('fetch failed');
    });
    await expect(failed).rejects.toMatchObject({ status: 0 });
  });

  it('“Auth context used outside its provider”: throws “You forgot to wrap your app in <UserProvider>”', () => {
    expect(() => renderToString(<Asks />)).toThrow('You forgot to wrap your app in <UserProvider>');
  });
});
