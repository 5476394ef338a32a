import { PublicPage } from '#client/layout/public-page.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { legalDocuments } from '../data/legal/index.ts';
import styles from './legal.module.css';

export const Page = () => (
  <PublicPage>
    <Section width="regular">
      <Stack gap={8}>
        <PageHeading
          title="Legal and privacy"
          lead="The legal texts that apply to you and us, each with its version and date."
        />
        <ul className={styles.list}>
          {legalDocuments.map((document) => (
            <li key={document.id}>
              <h2>
                <a href={`/legal/${document.id}`}>{document.title}</a>
              </h2>
              <p>{document.summary}</p>
              <p className={styles.version}>
                Version {document.version}, in effect since {formatDate(document.effective)}
              </p>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  </PublicPage>
);
