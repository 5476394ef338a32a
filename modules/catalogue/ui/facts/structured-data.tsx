interface StructuredDataProps {
  /** Nodes of a schema.org graph. */
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
}

/** What the page is about, for search engines. A data block: the security policy lets it be, since nothing runs. */
export const StructuredData = ({ nodes }: StructuredDataProps) => (
  <script type="application/ld+json">
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
