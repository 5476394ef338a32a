import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageContextProvider } from '#client/renderer/context.tsx';
import { testPage } from '#client/renderer/page-context.fixture.ts';
import type { SharedPageContext } from '#client/renderer/page-context.ts';
import { Protected } from './protected.tsx';
import { UserProvider, type UserState, useUser } from './user-context.tsx';

const sam = { id: 's1', email: 'sam@example.test', role: 'patient', isImpersonated: false } as const;

/** The successive states of the page. It renders no elements, so the test needs no real document. */
let drawn: string[];
let states: Pick<UserState, 'user' | 'error' | 'isLoading'>[];
let checkAgain: UserState['checkSession'];
let replaced: string[];
let answer: (response: Response | Error) => void;
let root: Root;

const Page = () => {
  drawn.push('page');
  return null;
};
const Placeholder = () => {
  drawn.push('placeholder');
  return null;
};
const Noted = ({ children }: { readonly children: ReactNode }) => {
  const { user, error, isLoading, checkSession } = useUser();
  checkAgain = checkSession;
  states.push({ user, error, isLoading });
  return children;
};

const place = () => {
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  const document = { ...listening, nodeType: 9, nodeName: '#document', activeElement: null };
  return {
    document,
    element: {
      ...listening,
      nodeType: 1,
      nodeName: 'DIV',
      tagName: 'DIV',
      ownerDocument: document,
      textContent: '',
    },
  };
};

beforeEach(() => {
  drawn = [];
  states = [];
  replaced = [];
  const { document, element } = place();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.stubGlobal('window', {
    document,
    HTMLIFrameElement: class {},
    addEventListener: () => {},
    removeEventListener: () => {},
    location: {
      pathname: '/messages',
      search: '?open=3',
      replace: (address: string) => void replaced.push(address),
    },
  });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
      }),
  );
  root = createRoot(element as unknown as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const open = (context: Partial<SharedPageContext> = {}) =>
  act(async () =>
    root.render(
      <PageContextProvider
        value={testPage({ Page, urlPathname: '/messages', signIn: { returnTo: null }, ...context })}
      >
        <UserProvider profileRoute="/whoami" vouched={null}>
          <Noted>
            <Protected>
              <Page />
            </Protected>
          </Noted>
        </UserProvider>
      </PageContextProvider>,
    ),
  );
const answered = (given: Response | Error) => act(async () => answer(given));

describe('S4.1: the sign-in state is loading, then signed in or signed out', () => {
  it('signed in: the page is rendered without a redirect', async () => {
    await open();
    expect([states.at(-1), drawn, replaced]).toEqual([
      { user: undefined, error: undefined, isLoading: true },
      [],
      [],
    ]);
    await answered(Response.json(sam));
    expect(states.at(-1)).toEqual({ user: sam, error: undefined, isLoading: false });
    expect([...new Set(drawn), replaced]).toEqual(['page', []]);
  });

  it('S3.10: the context holds user, error and isLoading, and can check again', async () => {
    await open();
    await answered(new TypeError('Failed to fetch'));
    expect(states.at(-1)).toMatchObject({ user: undefined, isLoading: false, error: { status: 0 } });
    let checked: Promise<void> = Promise.resolve();
    await act(async () => {
      checked = checkAgain();
    });
    await answered(Response.json(sam));
    await checked;
    expect(states.at(-1)).toEqual({ user: sam, error: undefined, isLoading: false });
  });

  it('S4.3: signed out without an error after a profile answer of 204', async () => {
    await open();
    await answered(new Response(null, { status: 204 }));
    expect(states.at(-1)).toEqual({ user: undefined, error: undefined, isLoading: false });
  });
});

const failures: readonly [string, () => Response | Error, number | null][] = [
  ['signed out', () => new Response(null, { status: 204 }), null],
  ['errored, with an answer of 503', () => new Response('', { status: 503 }), 503],
  ['errored, without the network', () => new TypeError('Failed to fetch'), 0],
];

describe('S4.2, S7.6: signed out or in error leads to the login route with a returnTo query', () => {
  it.each(failures)('%s', async (_, given, status) => {
    await open();
    expect(replaced, 'while it is loading').toEqual([]);
    await answered(given());
    if (status !== null) expect(states.at(-1)?.error).toMatchObject({ status });
    expect(new Set(replaced)).toEqual(new Set(['/enter?returnTo=%2Fmessages%3Fopen%3D3']));
  });

  it('a page’s own returnTo replaces the current address', async () => {
    await open({ signIn: { returnTo: '/dashboard' } });
    await answered(new Response(null, { status: 204 }));
    expect(new Set(replaced)).toEqual(new Set(['/enter?returnTo=%2Fdashboard']));
  });

  it('a public page does not redirect', async () => {
    await open({ signIn: undefined });
    await answered(new Response(null, { status: 204 }));
    expect([...new Set(drawn), replaced]).toEqual(['page', []]);
  });
});

describe('S2.15: nothing, or the page’s own placeholder, is shown while the user loads or the redirect is in progress', () => {
  it.each(failures)('nothing: loading, then %s', async (_, given) => {
    await open();
    await answered(given());
    expect(replaced).not.toEqual([]);
    expect(drawn).toEqual([]);
  });

  it.each(failures)('the placeholder: loading, then %s', async (_, given) => {
    await open({ exports: { placeholder: Placeholder } });
    const whileLoading = drawn.splice(0);
    await answered(given());
    expect([new Set(whileLoading), new Set(drawn)]).toEqual([
      new Set(['placeholder']),
      new Set(['placeholder']),
    ]);
  });
});
