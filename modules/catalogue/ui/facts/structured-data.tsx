interface StructuredDataProps {
  /**
   * Nodes of a schema.org graph. Only documents are searched, so that pages pass them where `import.meta.env.SSR` is
   * true and browsers are not sent what they are made from.
   */
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
}

/** What the page is about, for search engines. A data block: the security policy lets it be, since nothing runs. */
export const StructuredData = ({ nodes }: StructuredDataProps) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}
  </script>
);

/** The trail to a page, as a node of the graph. `trail`: names and full addresses, from the first page to this one. */
export const breadcrumbNode = (trail: readonly (readonly [name: string, url: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
