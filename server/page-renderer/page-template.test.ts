import { describe, expect, it } from 'vitest';
import { testPage } from '#client/renderer/page-context.fixture.ts';
import { browserFlagValues } from '#config/flag-catalogue.ts';
import { createPageTemplate, type RenderedPage } from './page-template.ts';

const flags = browserFlagValues({});

/** A page whose document shows its path and data, rendered as the page's code does. */
const page = (data: unknown): RenderedPage => ({
  ...testPage({ urlPathname: '/things', data }),
  nonce: null,
  runQuery: async () => data,
  exports: {
    documentParts: (context) => ({
      head: `<title>${context.urlPathname}</title>`,
      root: `<div id="root">${JSON.stringify(context.data)}</div>`,
    }),
    onBeforeRender: async ({ runQuery, input }) => ({
      pageContext: { data: await runQuery({ name: 'Q', source: '' }, { ...input.search }) },
    }),
  },
});

const document = (head: string, root: string, json: string): string =>
  `<html><link href="/x.css">${head}<body>${root}<script id="vite-plugin-ssr_pageContext" type="application/json">${json}</script></body></html>`;

const first = document(
  '<title>/things</title>',
  '<div id="root">{"n":1}</div>',
  `{"data":{"n":1},"input":{"params":{},"search":{}},"flags":${JSON.stringify(flags)},"user":null,"timeZone":null,"site":"\\/constant","_pageId":"\\/things"}`,
);

const sam = { id: 's1', email: 'sam@example.test', role: 'patient', isImpersonated: false } as const;

const asked = (data: unknown) => ({
  urlPathname: '/things/2',
  input: { params: { id: '2' }, search: { q: '!x' } },
  flags: { ...flags, 'mini-quiz-redesign': 2 } as const,
  user: sam,
  timeZone: 'America/Chicago',
  runQuery: async () => data,
});

describe('a page template', () => {
  it('renders the document of another request, with its own head, tree and data', async () => {
    const template = createPageTemplate(page({ n: 1 }), first);
    expect(await template?.render(asked({ n: 2 }))).toBe(
      document(
        '<title>/things/2</title>',
        '<div id="root">{"n":2}</div>',
        `{"data":{"n":2},"input":{"params":{"id":"2"},"search":{"q":"!!x"}},"flags":${JSON.stringify(asked(0).flags)},"user":${JSON.stringify(sam)},"timeZone":"America/Chicago","site":"/constant","_pageId":"/things"}`,
      ),
    );
  });

  it('reproduces the document that it was made from', () => {
    expect(createPageTemplate(page({ n: 1 }), first)?.firstDocument).toBe(first.replaceAll('\\/', '/'));
  });

  it('never leaks data between people: the first viewer is not in the document of the next', async () => {
    const ofSam = first.replace('"user":null', `"user":${JSON.stringify(sam)}`);
    const html = await createPageTemplate({ ...page({ n: 1 }), user: sam }, ofSam)?.render({
      ...asked({ n: 2 }),
      user: null,
      timeZone: null,
    });
    expect(html).toContain('"user":null,');
    expect(html).not.toContain('sam@example.test');
  });

  it('escapes data, so that it cannot break out of its script', async () => {
    const template = createPageTemplate(page({ n: 1 }), first);
    const html =
      (await template?.render(asked({ t: '</script><script>alert(1)</script>', u: '!undefined' }))) ?? '';
    const json = /type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json).data).toEqual({ t: '</script><script>alert(1)</script>', u: '!!undefined' });
  });

  it('contains no data when the page has no query', async () => {
    const html = await createPageTemplate(page({ n: 1 }), first)?.render(asked(undefined));
    expect(html).toContain('{"data":"!undefined","input":');
  });

  it('rejects when the query does', async () => {
    const template = createPageTemplate(page({ n: 1 }), first);
    const refused = async () => {
      throw new Error('not yours');
    };
    await expect(template?.render({ ...asked(null), runQuery: refused })).rejects.toThrow('not yours');
  });

  it.each([
    ['has no data script', first.replace('vite-plugin-ssr_pageContext', 'other')],
    ['shows something else', first.replace('<div id="root">{"n":1}', '<div id="root">{"n":9}')],
    ['has another head', first.replace('<title>', '<title lang="en">')],
    ['shows its root twice', first.replace('</body>', '<div id="root">{"n":1}</div></body>')],
  ])('is not made from a document that %s', (_, html) => {
    expect(createPageTemplate(page({ n: 1 }), html)).toBeNull();
  });
});
