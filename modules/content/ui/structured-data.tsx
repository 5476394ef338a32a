import { linkTarget } from '#client/layout/link-target.ts';
import { usePageContext } from '#client/renderer/context.tsx';
import { brand } from '#config/brand.ts';
import { plainText } from '../domain/inline-links.ts';

/** A JSON-LD object without its `@context`. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] };

/** Data for search engines. React escapes it, so that nothing in it can end the element. */
const StructuredData = ({ thing }: { readonly thing: Thing }) => (
  <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>
);

/** Turns a path of the product into the full address on its host. */
const useAddress = (): ((path: string) => string) => {
  const { origins, host } = usePageContext().site;
  return (path) => new URL(linkTarget(path, { origins, current: host }), origins[host]).href;
};

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

export const BreadcrumbData = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => {
  const address = useAddress();
  return (
    <StructuredData
      thing={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: address(path),
        })),
      }}
    />
  );
};

export interface QuestionText {
  readonly question: string;
  readonly answer: readonly string[];
}

export const QuestionData = ({ questions }: { readonly questions: readonly QuestionText[] }) => (
  <StructuredData
    thing={{
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join(' ') },
      })),
    }}
  />
);

export interface MedicalPageDataProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Day of the last medical review, `YYYY-MM-DD`. */
  readonly reviewed: string;
  /** The condition that the page is about. */
  readonly about: string;
  /** An article also has a headline and an author. */
  readonly article?: boolean;
}

export const MedicalPageData = (props: MedicalPageDataProps) => {
  const address = useAddress();
  const { title, description, path, reviewed, about, article = false } = props;
  return (
    <StructuredData
      thing={{
        '@type': article ? ['MedicalWebPage', 'Article'] : 'MedicalWebPage',
        name: title,
        description,
        url: address(path),
        dateModified: reviewed,
        publisher: { '@type': 'Organization', name: brand.name, url: address('/') },
        audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
        about: { '@type': 'MedicalCondition', name: about },
        ...(article && {
          headline: title,
          author: { '@type': 'Organization', name: `${brand.name} content team` },
        }),
      }}
    />
  );
};
