import { useLink } from '#client/layout/links.tsx';
import { inlineParts } from '../domain/inline-links.ts';

/** Text from a data file, with its `[words](/path)` as links. */
export const RichText = ({ children }: { readonly children: string }) => {
  const link = useLink();
  return inlineParts(children).map(({ text, path }) =>
    path === undefined ? (
      text
    ) : (
      <a key={`${path} ${text}`} href={link(path)}>
        {text}
      </a>
    ),
  );
};

/** Paragraphs of text with links. */
export const Paragraphs = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText>{text}</RichText>
    </p>
  ));
