import type { Names } from './names.ts';

/** Browser files of a new module: one page that lists a signed-in person's items. */
export const pageFiles = ({ id, camel, pascal, title }: Names): Record<string, string> => ({
  [`modules/${id}/routes.ts`]: `import { defineRoutes } from '#client/routing/route.ts';

export const ${camel}Routes = defineRoutes([
  {
    path: '/${id}',
    page: '/modules/${id}/pages/${id}',
    title: '${title}',
    access: 'login',
    host: 'app',
  },
]);
`,

  [`modules/${id}/pages/${id}.graphql`]: `query ${pascal} {
  ${camel}Items {
    id
    title
  }
}
`,

  [`modules/${id}/pages/${id}.page.tsx`]: `import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { ${pascal}Document } from './${id}.generated.ts';

export const data = pageData(${pascal}Document, () => ({}));

export const Page = () => {
  const { ${camel}Items: items } = usePageData(data);
  return (
    <AppLayout current="/${id}">
      <PageHeading title="${title}" />
      {items.length === 0 ? (
        <EmptyState title="Nothing here yet">What you add will be listed here.</EmptyState>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.id}>{item.title}</li>
          ))}
        </ul>
      )}
    </AppLayout>
  );
};
`,
});
