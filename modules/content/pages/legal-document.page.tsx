import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { formatDate } from '#kernel/dates.ts';
import { legalDocuments } from '../data/legal/index.ts';

export const Page = () => {
  const { input } = usePageContext();
  const document = legalDocuments.find(({ id }) => id === input.params.document);
  if (!document) throw new Error(`There is no legal document ${input.params.document}.`);
  return (
    <PublicPage>
      <Section width="regular">
        <Stack gap={8}>
          <p>
            <a href="/legal">All legal texts</a>
          </p>
          <PageHeading
            title={document.title}
            lead={`Version ${document.version}, in effect since ${formatDate(document.effective)}`}
          />
          <Prose>
            {document.sections.map((section) => (
              <section key={section.heading}>
                <h2>{section.heading}</h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </Prose>
        </Stack>
      </Section>
    </PublicPage>
  );
};
