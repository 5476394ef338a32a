import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRenderer } from './renderer.mjs';
import { markdownOptions, siteOf } from './site-config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const renderer = await createRenderer(root, markdownOptions(root, siteOf(root, { base: 'handbook' })));
const render = (text: string, path = 'docs/operations.md') =>
  renderer.renderAsync(text, { path: join(root, path) });

describe('a document on the site', () => {
  it.each([
    'Costs {{ price }}.',
    '# {{ price }}',
    '- {{ price }}',
    '| a |\n| - |\n| {{ price }} |',
    '> {{ price }}',
  ])('shows braces as they are written: %j', async (text) => {
    expect(await render(text)).toMatch(/^<(\w+)[^>]* v-pre=""[\s\S]*\{\{ price \}\}[\s\S]*<\/\1>\n$/);
  });

  it('shows braces as they are written in code that is indented', async () => {
    expect(await render('    {{ price }}')).toBe('<pre v-pre=""><code>{{ price }}\n</code></pre>\n');
  });

  it.each([
    ['a <token> here', 'a &#60;token&#62; here'],
    ['a <Component :x="{{ y }}"/> here', 'a &#60;Component :x="&#123;&#123; y &#125;&#125;"/&#62; here'],
    [
      '<div v-if="x">\n{{ y }}\n</div>',
      '&#60;div v-if="x"&#62;\n&#123;&#123; y &#125;&#125;\n&#60;/div&#62;',
    ],
    ['<script setup>\nalert(1)\n</script>', '&#60;script setup&#62;\nalert(1)\n&#60;/script&#62;'],
  ])('shows HTML as it is written: %j', async (text, expected) => {
    expect(await render(text)).toContain(expected);
  });

  it('keeps anchors with their capital letters, and line breaks in tables', async () => {
    const html = await render('| rule |\n| --- |\n| <a id="SELF-HARM"></a>SELF-HARM<br>always |');
    expect(html).toContain('<td><a id="SELF-HARM"></a>SELF-HARM<br>always</td>');
    expect(await render('[rule](clinical/mental-health-screening.md#SELF-HARM)')).toContain(
      '<a href="/handbook/clinical/mental-health-screening.html#SELF-HARM">rule</a>',
    );
  });

  it('has the anchors of a code host', async () => {
    const html = await render('## Image, and *compose* file\n\n## `a_b`: 2 parts\n\n## `a_b`: 2 parts');
    expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'image-and-compose-file',
      'a_b-2-parts',
      'a_b-2-parts-1',
    ]);
  });

  it('has plain text for links to source files when there is no repository', async () => {
    expect(await render('See [the `module`](../server/module.ts), please.')).toBe(
      '<p v-pre="">See the <code>module</code>, please.</p>\n',
    );
  });

  it('opens other sites and schemas in a tab of their own', async () => {
    expect(await render('[semver](https://semver.org)')).toContain(
      '<a href="https://semver.org" target="_blank" rel="noreferrer">',
    );
    expect(await render('[schema](api/schema.graphql)')).toContain(
      '<a href="/handbook/docs/api/schema.graphql" target="_blank" rel="noreferrer">',
    );
  });

  it('shows the pictures of text that it includes from another folder, with their size', async () => {
    const html = await render('<!-- @include: ../README.md#a-tour -->\n\n![](tour/home.png)', 'docs/tour.md');
    expect(html).toMatch(
      /<img src="\.\/tour\/quiz\.png" alt="[^"]+" width="\d+" height="\d+" loading="lazy">/,
    );
    expect(html.match(/src="\.\/tour\/home\.png"/g)).toHaveLength(2);
    expect(html).toContain('/consultation/intake');
  });
});

describe('the settings of the site', () => {
  it.each([
    [undefined, '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['/a/b/', '/a/b/'],
  ])('the base %s is %s', (base, expected) => {
    expect(siteOf(root, { base }).base).toBe(expected);
  });

  it('are refused with their name when they are wrong', () => {
    expect(() => siteOf(root, { base: 'https://docs.example/' })).toThrow('DOCS_BASE');
    expect(() => siteOf(root, { repository: 'code.example' })).toThrow('DOCS_REPOSITORY');
  });
});
