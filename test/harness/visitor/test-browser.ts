import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Page {
  /** The address after all redirects. */
  readonly url: string;
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  /** Every address visited, the first included. */
  readonly way: readonly string[];
}

export interface Cookie {
  readonly host: string;
  readonly name: string;
  readonly path: string;
  readonly value: string;
  readonly httpOnly: boolean;
}

const MAX_REDIRECTS = 12;

interface Sent {
  readonly type: string;
  readonly body: string;
}
const asForm = (fields: Record<string, string>): Sent => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields).toString(),
});
const asJson = (value: unknown): Sent => ({ type: 'application/json', body: JSON.stringify(value) });

/**
 * A browser without scripts, for tests: it stores cookies per host and path and follows redirects. Names below
 * `localhost` resolve to the loopback address, as in a real browser and unlike in Node.
 */
export class TestBrowser {
  /** As in a real browser, cookies of the same name exist side by side under different paths. */
  #jar: Cookie[] = [];

  /** All cookies, to continue in another browser. */
  get cookies(): readonly Cookie[] {
    return this.#jar;
  }

  cookie(host: string, name: string): string | undefined {
    return this.#jar.find((one) => one.host === host && one.name === name)?.value;
  }

  setCookie(host: string, name: string, value: string, path = '/', httpOnly = false): void {
    this.#drop(host, name, path);
    this.#jar.push({ host, name, path, value, httpOnly });
  }

  #drop(host: string, name: string, path: string): void {
    this.#jar = this.#jar.filter((one) => one.host !== host || one.name !== name || one.path !== path);
  }

  /** One request; redirects are followed unless `follow` is false. */
  async open(
    url: string,
    options: {
      form?: Record<string, string>;
      /** Sent as a JSON body. */
      json?: unknown;
      follow?: boolean;
      accept?: string;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Page> {
    const way = [url];
    const { form, json } = options;
    let sent = form ? asForm(form) : json === undefined ? undefined : asJson(json);
    for (;;) {
      const at = way.at(-1) ?? url;
      const response = await this.#send(new URL(at), sent, {
        accept: options.accept ?? 'text/html',
        ...options.headers,
      });
      const body = await text(response);
      const { location } = response.headers;
      const status = response.statusCode ?? 0;
      if (options.follow === false || location === undefined || status < 300 || status > 399)
        return { url: at, status, body, headers: response.headers, way };
      if (way.length > MAX_REDIRECTS) throw new Error(`Too many redirects: ${way.join(' ')}`);
      way.push(new URL(location, at).href);
      sent = undefined;
    }
  }

  #send(url: URL, sent: Sent | undefined, extra: Record<string, string>): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          host: url.host,
          ...extra,
          cookie: this.#cookiesFor(url),
          ...(sent && { 'content-type': sent.type }),
        },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        this.#keep(url, response.headers['set-cookie'] ?? []);
        resolve(response);
      });
      request.end(sent?.body);
    });
  }

  #cookiesFor(url: URL): string {
    return this.#jar
      .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #keep(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', ...rest] = pair.split('=');
      const attribute = (wanted: string) =>
        attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const path = attribute('path') ?? '/';
      const expires = attribute('expires');
      const gone = expires !== undefined && new Date(expires).getTime() <= Date.now();
      if (gone) this.#drop(url.hostname, name, path);
      else this.setCookie(url.hostname, name, rest.join('='), path, /; *httponly/i.test(line));
    }
  }
}
