import { describe, expect, it } from 'vitest';
import { withoutPageQuery } from './page-queries.ts';

const file = '/modules/cart/pages/cart.page.tsx';
const page = (call: string): string => `import { pageData } from '#client/data/page-data.ts';
import { CartDocument } from './cart.generated.ts';

export const data = ${call};

export const Page = () => <p>{usePageData(data).title}</p>;
`;

describe('a page in the browser', () => {
  it('has no query and no variables', () => {
    const call = "pageData(CartDocument, ({ search }) => ({ ids: search.ids ?? ')' }))";
    expect(withoutPageQuery(file, page(call))).toBe(page('pageData()'));
  });

  it('stays as it is when it declares no data', () => {
    const source = 'export const Page = () => <h1>Terms</h1>;\n';
    expect(withoutPageQuery(file, source)).toBe(source);
  });

  it('stops the build when it declares its data in another way', () => {
    expect(() => withoutPageQuery(file, page('wrap(pageData(CartDocument, () => ({})))'))).toThrow(
      'cart.page.tsx must declare its query as "export const data = pageData(…)".',
    );
  });
});
