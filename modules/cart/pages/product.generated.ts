// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ProductPageQueryVariables = {
  slug: string;
};

export type ProductPageQuery = { readonly productPage: { readonly slug: string, readonly name: string, readonly oneLine: string, readonly needsPrescription: boolean, readonly notOffered: string | null, readonly isNew: boolean, readonly badges: ReadonlyArray<string>, readonly risk: string | null, readonly about: ReadonlyArray<string>, readonly howToUse: ReadonlyArray<string>, readonly safety: ReadonlyArray<string>, readonly getHelpNow: string | null, readonly facts: string | null, readonly where: string | null, readonly notice: { readonly id: string, readonly title: string, readonly text: ReadonlyArray<string> } | null, readonly ingredients: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly timeline: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly more: ReadonlyArray<{ readonly id: string, readonly title: string, readonly text: ReadonlyArray<string>, readonly points: ReadonlyArray<string> }>, readonly comparison: { readonly caption: string, readonly columns: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> } | null, readonly questions: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly forms: ReadonlyArray<{ readonly drugType: string, readonly label: string, readonly products: ReadonlyArray<{ readonly id: number, readonly displayedName: string, readonly price: number, readonly supplyInDays: number, readonly supplyInformation: string, readonly needsPrescription: boolean, readonly image: string, readonly unavailableStates: ReadonlyArray<{ readonly name: string }> }> }>, readonly related: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly oneLine: string, readonly drugType: string, readonly needsPrescription: boolean }> } | null };

export const ProductPageDocument = typedDocument<ProductPageQuery, ProductPageQueryVariables>(
  'ProductPage',
  'query ProductPage($slug:String!){productPage(slug:$slug){slug name oneLine needsPrescription notOffered isNew badges risk about howToUse safety getHelpNow facts where notice{id title text}ingredients{title text}timeline{title text}more{id title text points}comparison{caption columns rows}questions{title text}forms{drugType label products{id displayedName price supplyInDays supplyInformation needsPrescription unavailableStates{name}image}}related{slug name oneLine drugType needsPrescription}}}',
);
