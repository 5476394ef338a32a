import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchUser, RequestError } from './session-user.ts';
import { useUser } from './user-context.tsx';

const answers = (response: Response) => async () => response;
const Asks = () => <p>{useUser().user?.email}</p>;

describe('the profile request', () => {
  it('S7.1: the profile is read by GET without a payload', async () => {
    const asked: RequestInit[] = [];
    await fetchUser('/api/auth/me', async (_route, init = {}) => {
      asked.push(init);
      return new Response(null, { status: 204 });
    });
    expect(asked).toEqual([{ credentials: 'same-origin' }]);
  });

  it('S7.2, S4.3: a profile request that answers 204 means that nobody is signed in', async () => {
    await expect(
      fetchUser('/api/auth/me', answers(new Response(null, { status: 204 }))),
    ).resolves.toBeUndefined();
  });

  it('S7.3: another 2xx answer is the user', async () => {
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

  it('S7.4, S8.1: any other status is a request error with that status', async () => {
    const failed = fetchUser('/api/auth/me', answers(new Response('', { status: 503 })));
    await expect(failed).rejects.toBeInstanceOf(RequestError);
    await expect(failed).rejects.toMatchObject({ status: 503 });
  });

  it('S7.5, S8.1: a network failure is a request error with status 0', async () => {
    const failed = fetchUser('/api/auth/me', async () => {
      throw new TypeError('fetch failed');
    });
    await expect(failed).rejects.toMatchObject({ status: 0 });
  });

  it('S8.2: using the context outside its provider throws', () => {
    expect(() => renderToString(<Asks />)).toThrow('You forgot to wrap your app in <UserProvider>');
  });
});
