/** Header that the web firewall in front of the site sets on its own responses. */
const CHALLENGE_HEADER = 'x-amzn-waf-action';

/**
 * `fetch` with support for the web firewall: when it challenges the browser, only loading the page can answer it
 * (S7.12), so the page reloads and this request never settles.
 */
export const guardedFetch =
  (send: typeof fetch, reload: () => void): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (response.headers.get(CHALLENGE_HEADER) !== 'challenge') return response;
    reload();
    return new Promise<never>(() => {});
  };
