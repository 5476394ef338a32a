import type { ObjectStore } from '#server/ports/object-store.ts';

const MOST = 1000;

const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page of the bucket's keys in order, as `ListObjectsV2` answers; the key of the last one continues it. */
export const listXml = async (
  name: string,
  store: ObjectStore,
  query: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const after = word(query['continuation-token']);
  const most = Number(word(query['max-keys'])) || MOST;
  const later: string[] = [];
  for await (const key of store.keys()) if (key > after) later.push(key);
  const page = later.toSorted().slice(0, most);
  const isTruncated = later.length > page.length;
  return [
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${text(name)}</Name>`,
    `<KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>`,
    ...page.map((key) => `<Contents><Key>${text(key)}</Key></Contents>`),
    isTruncated ? `<NextContinuationToken>${text(page.at(-1) ?? '')}</NextContinuationToken>` : '',
    '</ListBucketResult>',
  ].join('');
};
