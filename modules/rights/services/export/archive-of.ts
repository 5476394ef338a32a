import { strToU8, type Zippable, zipSync } from 'fflate';
import { brand } from '#config/brand.ts';
import { pdfDocument } from '#server/documents/pdf-document.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { personalDataPort } from '#server/ports/personal-data.ts';
import type { Scope } from '#server/scope.ts';
import { chartBlocks } from './chart-blocks.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { tablesByName } from './tables-by-name.ts';

const readme = (missing: readonly string[]): string =>
  [
    `What ${brand.name} stores about you.`,
    '',
    'chart.pdf         your medical record, to read and to print',
    'fhir-bundle.json  the same for the software of another clinic (HL7 FHIR R4)',
    'data.json         everything by table, with what each table holds',
    'files/            your photos and the files of your messages',
    '',
    'Left out: passwords and card numbers, which we do not have; secrets of links and sessions; decisions about whether',
    'another account is yours.',
    ...(missing.length > 0 ? ['', `Not found in our storage: ${missing.join(', ')}`] : []),
    '',
  ].join('\n');

const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value, null, 2));

/** Pictures and PDF files are compressed already. */
const STORED = { level: 0 } as const;

/** Everything that is stored of a person as a ZIP archive. Calls the photo storage, so never inside a transaction. */
export const archiveOf = async (scope: Scope, personId: string): Promise<Buffer> => {
  const now = scope.clock.now();
  const { tables, files } = await scope.use(personalDataPort).read(personId);
  const rows = tablesByName(tables);
  const store = scope.use(objectStorePort);
  const content: Zippable = {};
  const missing: string[] = [];
  for (const { name, key } of files) {
    const stored = await store.get(key);
    if (stored) content[`files/${name}`] = [stored.body, STORED];
    else missing.push(name);
  }
  const chart = await pdfDocument(chartBlocks(rows, now), 'Your record', now);
  return Buffer.from(
    zipSync(
      {
        'README.txt': strToU8(readme(missing)),
        'data.json': json({ madeAt: now.toISOString(), tables }),
        'fhir-bundle.json': json(fhirBundle(rows, now)),
        'chart.pdf': [chart, STORED],
        ...content,
      },
      { level: 6, mtime: now },
    ),
  );
};
