import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { signIn } from '../harness/visitor/test-visitor.ts';

const COOKIE = 'web_session';

/** A visitor on one of the hosts, and the headers their browser sends. */
export interface Visitor {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A returning visitor, whose browser sends the cookie that the first request set. */
export const stranger = async (origin: string): Promise<Visitor> => {
  const browser = new TestBrowser();
  await browser.open(`${origin}/graphql?query=%7B__typename%7D`, { accept: 'application/json' });
  const { hostname } = new URL(origin);
  const cookies = ['lead', 'lead.sig'].map((name) => `${name}=${browser.cookie(hostname, name)}`);
  return { origin, headers: { cookie: cookies.join('; ') } };
};

/** A demo person, signed in at the identity provider. */
export const signedIn = async (origin: string, email: string): Promise<Visitor> => {
  const browser = new TestBrowser();
  await signIn(browser, origin, email);
  const session = browser.cookie(new URL(origin).hostname, COOKIE);
  if (!session) throw new Error(`${email} could not sign in at ${origin}.`);
  return { origin, headers: { cookie: `${COOKIE}=${session}` } };
};

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A GET, or a POST of JSON, sent to this machine whatever the host name. */
export const ask = (visitor: Visitor, path: string, body?: unknown): Promise<Answer> =>
  send(visitor, path, body === undefined ? undefined : JSON.stringify(body));

/** As `ask`, with a body that is JSON already. */
export const send = ({ origin, headers }: Visitor, path: string, sent?: string): Promise<Answer> => {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: sent === undefined ? 'GET' : 'POST',
      headers: { host, ...headers, ...(sent !== undefined && { 'content-type': 'application/json' }) },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    request.end(sent);
  });
};

/** The data of a GraphQL response. Throws with the first error's message. */
export const query = async <Data>(
  visitor: Visitor,
  source: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const { status, body } = await ask(visitor, '/graphql', { query: source, variables });
  const answer: { data?: Data; errors?: { message: string }[] } = JSON.parse(body);
  if (!answer.data || answer.errors)
    throw new Error(`/graphql answered ${status}: ${answer.errors?.[0]?.message}`);
  return answer.data;
};
