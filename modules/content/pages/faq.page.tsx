import { useState } from 'react';
import { PublicPage } from '#client/layout/public-page.tsx';
import { Accordion } from '#client/ui/accordion.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { brand } from '#config/brand.ts';
import { questionGroups } from '../data/faq.ts';
import { searchQuestions } from '../domain/search-questions.ts';

export const Page = () => {
  const [words, setWords] = useState('');
  const groups = searchQuestions(questionGroups, words);
  const count = groups.reduce((total, group) => total + group.questions.length, 0);
  return (
    <PublicPage current="/faq">
      <Section width="narrow">
        <Stack gap={8}>
          <PageHeading
            title="Questions and answers"
            lead="How visits, payment, refills and privacy work here."
          />
          <search>
            <TextField
              name="faq-search"
              label="Search the answers"
              type="search"
              value={words}
              onChange={setWords}
            />
            <p className="visually-hidden" role="status">
              {words ? `${count} answers` : ''}
            </p>
          </search>
          {groups.map((group) => (
            <Stack key={group.id} as="section" gap={3}>
              <h2 id={group.id}>{group.title}</h2>
              <Accordion
                items={group.questions.map((item) => ({
                  id: `${group.id}-${item.id}`,
                  title: item.question,
                  content: item.answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
                }))}
              />
            </Stack>
          ))}
          {count === 0 && (
            <EmptyState title="No answer has these words">
              <p>
                Try fewer words, or write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
                .
              </p>
            </EmptyState>
          )}
          <section aria-labelledby="contact">
            <h2 id="contact">Still unsure?</h2>
            <p>
              Call <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a> or write to{' '}
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>. {brand.supportHours}.
            </p>
          </section>
        </Stack>
      </Section>
    </PublicPage>
  );
};
