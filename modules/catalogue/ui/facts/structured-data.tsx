interface StructuredDataProps {
  /**
   * Nodes of a schema.org graph. Only server-rendered documents are indexed, so pages pass nodes where
   * `import.meta.env.SSR` is true, and browsers do not download the data.
   */
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
}

/** The page's subject, for search engines. A data block, not code, so the content security policy allows it. */
export const StructuredData = ({ nodes }: StructuredDataProps) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}
  </script>
);

/** The breadcrumb trail as a node of the graph. `trail`: names and full addresses, from the home page to this page. */
export const breadcrumbNode = (trail: readonly (readonly [name: string, url: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
