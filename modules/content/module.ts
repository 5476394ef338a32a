import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { publishedTexts } from './data/published-texts.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { publishedTextsPort } from './index.ts';

export const contentModule = defineModule({
  id: 'content',
  dependsOn: ['billing', 'catalogue', 'start'],
  provides: [provide(publishedTextsPort, () => publishedTexts)],
  graphql: { typeDefs, resolvers },
});
